import { Component, type ReactNode } from 'react'

type CatchProps = { children: ReactNode; instead: ReactNode }

/** Error boundary that shows `instead` if a component throws. */
export class Catch extends Component<CatchProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}
