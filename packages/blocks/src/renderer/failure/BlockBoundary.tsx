import { Component, type ReactNode } from 'react';
import { BlockFailure } from './BlockFailure.js';

interface BlockBoundaryProps {
  fields: Record<string, unknown>;
  onRetry: () => void;
  onError?: (error: unknown) => void;
  children: ReactNode;
}

/** Error boundary of a block. */
export class BlockBoundary extends Component<BlockBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  private retry = () => {
    this.props.onRetry();
    this.setState({ failed: false });
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    return <BlockFailure fields={this.props.fields} onRetry={this.retry} />;
  }
}
