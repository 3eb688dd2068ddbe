/** Stops a page that breaks: a sentence and a way out, until the person goes to another page. */
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Failure } from './Failure.tsx';

interface FenceProps {
  readonly children: ReactNode;
  /** The entry of the history that is shown. */
  readonly entry: string;
}

interface FenceState {
  readonly hasFailed: boolean;
  readonly entry: string;
}

class Fence extends Component<FenceProps, FenceState> {
  override state: FenceState = { hasFailed: false, entry: this.props.entry };
  static getDerivedStateFromError(): Partial<FenceState> {
    return { hasFailed: true };
  }
  static getDerivedStateFromProps({ entry }: FenceProps, before: FenceState): FenceState | null {
    return entry === before.entry ? null : { hasFailed: false, entry };
  }
  override render(): ReactNode {
    return this.state.hasFailed ? <Failure /> : this.props.children;
  }
}

export function FailureFence({ children }: { readonly children: ReactNode }) {
  return <Fence entry={useLocation().key}>{children}</Fence>;
}
