import { Component, type ReactNode } from 'react'
import { usePart, useStudio } from '../context'

type CatchProps = {
  children: ReactNode
  /** When one of these is another, what failed is tried again. */
  until?: unknown[]
  /** What is shown instead of what failed. */
  instead(again: () => void): ReactNode
}

type CatchState = { until: unknown[]; hasFailed: boolean }

/** Keeps a component that fails from taking the whole Studio away. */
export class Catch extends Component<CatchProps, CatchState> {
  override state: CatchState = { until: this.props.until ?? [], hasFailed: false }

  static getDerivedStateFromProps({ until = [] }: CatchProps, state: CatchState): CatchState | null {
    return until.some((one, i) => one !== state.until[i]) ? { until, hasFailed: false } : null
  }

  static getDerivedStateFromError(): Partial<CatchState> {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.instead(() => this.setState({ hasFailed: false })) : this.props.children
  }
}

/** A part of the Studio: where it fails, the others stay, and it comes back when the page is another. */
export function Part({ children }: { children: ReactNode }) {
  const { store, t } = useStudio()
  const texts = usePart((state) => state.open?.texts)
  const selected = usePart((state) => state.selected)
  const canUndo = usePart((state) => state.open?.past.length)
  return (
    <Catch
      until={[texts, selected]}
      instead={(again) => (
        <div className="failed-part" role="alert">
          <p className="problem problem-error">{t`This part cannot be shown, because of a fault in the program. What you wrote is kept.`}</p>
          <div className="row">
            <button type="button" onClick={again}>
              {t`Try again`}
            </button>
            <button type="button" disabled={!canUndo} onClick={() => store.turn('undo')}>
              {t`Undo`}
            </button>
          </div>
        </div>
      )}
    >
      {children}
    </Catch>
  )
}
