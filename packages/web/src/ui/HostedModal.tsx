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

export interface HostedModalProps {
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
      {...(content?.height === undefined ? {} : { styles: { content: { height: content.height } } })}
      // The dialog's title bar is no banner of the page.
      attributes={{ header: { role: 'presentation' } }}
    >
      {content?.body}
    </Modal>
  );
}
