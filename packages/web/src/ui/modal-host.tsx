/** One host for the app's dialogs: they open with content and close when cleared (specification, section 4). What is opened from within a dialog lies above it. */
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import toast from 'react-hot-toast';
import { useLocation } from 'react-router';
import type { HostedModalsProps, ModalContent, OpenedModal } from './HostedModal.tsx';
import { lazily } from './lazily.tsx';
import { outOfReachText } from './texts.ts';
import { useBackBlocker } from './use-back-blocker.ts';

const loadModals = () => import('./HostedModal.tsx');
const HostedModals = lazily(loadModals, { waiting: () => null, missing: (modals) => <NotOpened {...modals} /> });
/** When the first screen stands, the dialog is fetched: it must open without a network, too. */
const fetchAfterMs = 4000;

const isOpen = ({ isLeaving }: OpenedModal): boolean => !isLeaving;
const leaving = (one: OpenedModal): OpenedModal => ({ ...one, isLeaving: true });

/** The dialog itself could not be fetched. */
function NotOpened({ opened, onClose }: HostedModalsProps) {
  const isWanted = opened.some(isOpen);
  useEffect(() => {
    if (!isWanted) return;
    toast.error(outOfReachText);
    onClose();
  }, [isWanted, onClose]);
  return null;
}

interface ModalHost {
  open(content: ModalContent): void;
  /** Closes the dialog in front; one below it is seen again as it was left. */
  clear(): void;
  /** Closes all dialogs. */
  clearAll(): void;
}

const HostContext = createContext<ModalHost | undefined>(undefined);

/** A menu is gone when the dialog that it opened closes: the menu's button stands for it. */
function focusedNow(): HTMLElement | undefined {
  const focused = document.activeElement;
  const buttonId = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const staying = buttonId == null ? focused : document.getElementById(buttonId);
  return staying instanceof HTMLElement && staying !== document.body ? staying : undefined;
}

export function ModalHostProvider({ children }: { readonly children: ReactNode }) {
  const [opened, setOpened] = useState<readonly OpenedModal[]>([]);
  const [wasOpened, setWasOpened] = useState(false);
  const latestId = useRef(0);
  useEffect(() => {
    const timer = setTimeout(() => void loadModals().catch(() => undefined), fetchAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const open = useCallback((content: ModalContent) => {
    const cameFrom = focusedNow();
    const id = ++latestId.current;
    setWasOpened(true);
    setOpened((before) => {
      const place = before.findIndex((one) => one.title === content.title && isOpen(one));
      if (place === -1) return [...before, { ...content, id, cameFrom, isLeaving: false }];
      return before.map((one, at) => (at < place ? one : at > place ? leaving(one) : { ...one, ...content }));
    });
  }, []);
  const clear = useCallback(
    () =>
      setOpened((before) => {
        const top = before.findLast(isOpen);
        return before.map((one) => (one === top ? leaving(one) : one));
      }),
    [],
  );
  const clearAll = useCallback(() => setOpened((before) => (before.length === 0 ? before : before.map(leaving))), []);
  const drop = useCallback((id: number) => setOpened((before) => before.filter((one) => one.id !== id)), []);
  // Back closes the dialog in front and stays where one is; any other way to another page takes them all away.
  useBackBlocker(opened.some(isOpen), clear);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: they go whenever the page changes
  useEffect(clearAll, [pathname]);
  const host = useMemo(() => ({ open, clear, clearAll }), [open, clear, clearAll]);
  return (
    <HostContext value={host}>
      {children}
      {wasOpened ? <HostedModals opened={opened} onClose={clear} onGone={drop} /> : null}
    </HostContext>
  );
}

export function useModal(): ModalHost {
  const host = useContext(HostContext);
  if (host === undefined) throw new Error('no modal host above this component');
  return host;
}
