/** One modal for the whole app: it opens with content and closes when cleared (specification, section 4). */
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import toast from 'react-hot-toast';
import { useBlocker, useLocation } from 'react-router';
import type { HostedModalProps, ModalContent } from './HostedModal.tsx';
import { lazily } from './lazily.tsx';
import { outOfReachText } from './states.tsx';

const loadModal = () => import('./HostedModal.tsx');
const HostedModal = lazily(loadModal, { waiting: () => null, missing: (modal) => <NotOpened {...modal} /> });
/** When the first screen stands, the dialog is fetched: it must open without a network, too. */
const fetchAfterMs = 4000;

/** The dialog itself could not be fetched. */
function NotOpened({ content, onClose }: HostedModalProps) {
  useEffect(() => {
    if (content === undefined) return;
    toast.error(outOfReachText);
    onClose();
  }, [content, onClose]);
  return null;
}

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
  // Back closes the dialog and stays where one is; any other way to another page takes the dialog away, too.
  const blocker = useBlocker(({ historyAction }) => content !== undefined && historyAction === 'POP');
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    clear();
    blocker.reset();
  }, [blocker, clear]);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog closes whenever the page changes
  useEffect(clear, [pathname, clear]);
  const host = useMemo(() => ({ open, clear }), [open, clear]);
  return (
    <HostContext value={host}>
      {children}
      {wasOpened ? <HostedModal content={content} onClose={clear} /> : null}
    </HostContext>
  );
}

export function useModal(): ModalHost {
  const host = useContext(HostContext);
  if (host === undefined) throw new Error('no modal host above this component');
  return host;
}
