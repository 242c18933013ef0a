import { Component, type ReactNode } from 'react';

export type ErrorBoundaryProps = {
  children: ReactNode;
  /** Renders in place of the children after one of them throws. */
  fallback: (error: unknown) => ReactNode;
  /** A new value clears the error and renders the children again. */
  resetKey?: string;
};

type State = { resetKey: string | undefined; failure: { error: unknown } | undefined };

/** Renders a fallback if its children throw, so that the rest of the page stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { resetKey, failure: undefined };
  }

  override state: State = { resetKey: this.props.resetKey, failure: undefined };

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
