import { Component, type ReactNode } from 'react';

export type ErrorBoundaryProps = {
  children: ReactNode;
  /** Rendered instead of children that have thrown. */
  fallback: (error: unknown) => ReactNode;
  /** Changing this retries: the error is forgotten. */
  place?: string;
};

type State = { place: string | undefined; failure: { error: unknown } | undefined };

/** Keeps an error inside it from taking down the rest of the page. */
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
