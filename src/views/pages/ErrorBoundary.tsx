import { Component, type ReactNode } from 'react';

/** Draws a stand-in where a page failed, until another place is visited. */
export class ErrorBoundary extends Component<
  { place: string; standIn: ReactNode; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidUpdate({ place }: { place: string }): void {
    if (this.state.hasFailed && place !== this.props.place) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.standIn : this.props.children;
  }
}
