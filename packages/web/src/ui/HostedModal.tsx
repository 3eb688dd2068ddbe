/** The dialog that the modal host shows; in a file of its own, because a first screen can do without it. */
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';

export interface ModalContent {
  readonly title: string;
  readonly body: ReactNode;
  readonly size?: string;
  /** In pixels, where it is fixed; what is longer scrolls. */
  readonly height?: number;
}

interface HostedModalProps {
  readonly content: ModalContent | undefined;
  readonly onClose: () => void;
}

export default function HostedModal({ content, onClose }: HostedModalProps) {
  return (
    <Modal
      opened={content !== undefined}
      onClose={onClose}
      title={content?.title}
      size={content?.size ?? 'md'}
      styles={{
        title: { overflowWrap: 'anywhere', fontWeight: 600, fontSize: 'var(--mantine-font-size-lg)' },
        ...(content?.height === undefined ? {} : { content: { height: content.height } }),
      }}
      closeButtonProps={{ 'aria-label': 'Close' }}
      // The dialog's title bar is no banner of the page.
      attributes={{ header: { role: 'presentation' } }}
    >
      {content?.body}
    </Modal>
  );
}
