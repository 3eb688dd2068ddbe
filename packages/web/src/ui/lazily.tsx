/** Parts of the app that are fetched when they are first shown. One that cannot be had says so in its own place, and nothing else is lost. */
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { AgainOnline } from './AgainOnline.tsx';
import { OutOfReach } from './states.tsx';

interface Part<Props> {
  readonly default: ComponentType<Props>;
}

type StandIn<Props> = (props: Props) => ReactNode;

/** What stands in for a part. */
interface StandIns<Props> {
  readonly waiting: StandIn<Props>;
  /** Where it could not be fetched; else a card with a button to try again. */
  readonly missing?: StandIn<Props>;
}

class NotFetched extends Error {}

interface FenceProps {
  readonly children: ReactNode;
  readonly missing: ReactNode;
}

/** Stops what is missing, and nothing else: a page that breaks is not asked for again. */
class Fence extends Component<FenceProps, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {};
  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }
  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof NotFetched) return this.props.missing;
    throw error;
  }
}

/** A part that can be fetched before it is shown. */
type LazyComponent<Props> = ComponentType<Props> & { fetch(): Promise<void> };

/** A component whose code comes with its first showing, and is asked for again when it did not come. */
export function lazily<Props extends object>(
  load: () => Promise<Part<Props>>,
  { waiting, missing }: StandIns<Props>,
): LazyComponent<Props> {
  let here: ComponentType<Props> | undefined;
  const fetched = async (): Promise<Part<Props>> => {
    try {
      const part = await load();
      here = part.default;
      return part;
    } catch (error) {
      throw new NotFetched('a part of the app is missing', { cause: error });
    }
  };
  let Shown = lazy(fetched);
  // biome-ignore lint/correctness/noComponentHookFactories: as React's own lazy, it is called where modules begin
  function Lazily(props: Props) {
    const [round, setRound] = useState(1);
    // What is here already is shown at once: React would show what stands in for it, and that for 300 ms at least.
    const [Here] = useState(() => here);
    if (Here !== undefined) return <Here {...props} />;
    const show = (next: typeof Shown): void => {
      Shown = next;
      setRound((before) => before + 1);
    };
    // What stands in stays until the part is here: it is asked for several times.
    const again = async (): Promise<void> => {
      const part = await load();
      show(lazy(async () => part));
    };
    const instead = (
      <>
        <AgainOnline again={again} />
        {missing === undefined ? <OutOfReach onRetry={() => show(lazy(fetched))} /> : missing(props)}
      </>
    );
    return (
      <Fence key={round} missing={instead}>
        <Suspense fallback={waiting(props)}>
          <Shown {...props} />
        </Suspense>
      </Fence>
    );
  }
  return Object.assign(Lazily, { fetch: () => fetched().then(() => undefined) });
}
