import { Component, type ReactNode } from 'react'
import type { Shown } from '../core'

type Props = {
  shown: Shown
  draw(shown: Shown): ReactNode
  /** Called with what is on the canvas now, and whether that is what was to be shown. */
  tell(shown: Shown | undefined, isWhole: boolean): void
}

type State = { of: Shown; hasFailed: boolean }

/** Shows a page; where a component fails on it, the page as it last was whole. What comes next is tried again. */
export class Boundary extends Component<Props, State> {
  override state: State = { of: this.props.shown, hasFailed: false }
  /** The page that was shown last without a failure. */
  #whole: Shown | undefined

  static getDerivedStateFromProps({ shown }: Props, { of }: State): State | null {
    return shown === of ? null : { of: shown, hasFailed: false }
  }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true }
  }

  override componentDidMount() {
    this.#noteWhole()
  }

  override componentDidUpdate(before: Props) {
    if (before.shown !== this.props.shown) this.#noteWhole()
  }

  override componentDidCatch() {
    this.props.tell(this.#whole, false)
  }

  #noteWhole() {
    if (this.state.hasFailed) return
    this.#whole = this.props.shown
    this.props.tell(this.#whole, true)
  }

  override render() {
    const { draw, shown, tell } = this.props
    if (!this.state.hasFailed) return draw(shown)
    // Even that may fail by now, and then nothing is left to show.
    return (
      this.#whole && (
        <Boundary shown={this.#whole} draw={draw} tell={(_, isWhole) => isWhole || tell(undefined, false)} />
      )
    )
  }
}
