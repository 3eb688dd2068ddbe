/** One modal for the whole app: it opens with content and closes when cleared (specification, section 4). */
import { Modal } from '@mantine/core';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

interface ModalContent {
  readonly title: string;
  readonly body: ReactNode;
  readonly size?: string;
}

interface ModalHost {
  open(content: ModalContent): void;
  clear(): void;
}

const HostContext = createContext<ModalHost | undefined>(undefined);

export function ModalHostProvider({ children }: { readonly children: ReactNode }) {
  const [content, setContent] = useState<ModalContent>();
  const clear = useCallback(() => setContent(undefined), []);
  const host = useMemo(() => ({ open: setContent, clear }), [clear]);
  return (
    <HostContext value={host}>
      {children}
      <Modal
        opened={content !== undefined}
        onClose={clear}
        title={content?.title}
        size={content?.size ?? 'md'}
        closeButtonProps={{ 'aria-label': 'Close' }}
        // The dialog's title bar is no banner of the page.
        attributes={{ header: { role: 'presentation' } }}
      >
        {content?.body}
      </Modal>
    </HostContext>
  );
}

export function useModal(): ModalHost {
  const host = useContext(HostContext);
  if (host === undefined) throw new Error('no modal host above this component');
  return host;
}
