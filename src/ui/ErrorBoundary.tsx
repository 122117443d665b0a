'use client'

import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode }

/** What crashes in the browser leaves its place empty; the page around it stands. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
