import { Component, type ReactNode } from 'react';

interface Props {
  /** Another value resets the boundary. */
  readonly visit: string;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly visit?: string;
  readonly hasFailed?: boolean;
}

/** Shows a fallback in place of children that failed, until another visit begins. React requires a class here. */
export class ErrorBoundary extends Component<Props, State> {
  override readonly state: State = {};

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ visit }: Props, before: State): State | null {
    return visit === before.visit ? null : { visit, hasFailed: false };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
