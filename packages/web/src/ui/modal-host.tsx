/** One modal for the whole app: it opens with content and closes when cleared (specification, section 4). */
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { ModalContent } from './HostedModal.tsx';

const loadModal = () => import('./HostedModal.tsx');
const HostedModal = lazy(loadModal);
/** When the first screen stands, the dialog is fetched: it must open without a network, too. */
const fetchAfterMs = 4000;

interface ModalHost {
  open(content: ModalContent): void;
  clear(): void;
}

const HostContext = createContext<ModalHost | undefined>(undefined);

export function ModalHostProvider({ children }: { readonly children: ReactNode }) {
  const [content, setContent] = useState<ModalContent>();
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => void loadModal().catch(() => undefined), fetchAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const open = useCallback((next: ModalContent) => {
    setWasOpened(true);
    setContent(next);
  }, []);
  const clear = useCallback(() => setContent(undefined), []);
  const host = useMemo(() => ({ open, clear }), [open, clear]);
  return (
    <HostContext value={host}>
      {children}
      {wasOpened ? (
        <Suspense>
          <HostedModal content={content} onClose={clear} />
        </Suspense>
      ) : null}
    </HostContext>
  );
}

export function useModal(): ModalHost {
  const host = useContext(HostContext);
  if (host === undefined) throw new Error('no modal host above this component');
  return host;
}
