import { Component, type ReactNode } from 'react';

export type ErrorBoundaryProps = {
  children: ReactNode;
  /** What stands there instead when something inside has thrown. */
  fallback: (error: unknown) => ReactNode;
  /** Another place is another try: what has failed is forgotten when this changes. */
  place?: string;
};

type State = { place: string | undefined; failure: { error: unknown } | undefined };

/** Keeps what fails inside it from taking the rest of the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: State): Partial<State> | null {
    return place === state.place ? null : { place, failure: undefined };
  }

  override state: State = { place: this.props.place, failure: undefined };

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
