/** The dialogs that the modal host shows, one above the other; in a file of its own, because a first screen can do without it. */
import { Modal } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import classes from './HostedModal.module.css';

export interface ModalContent {
  /** What it is called; one that is open under this name comes to the front again. */
  readonly title: string;
  readonly body: ReactNode;
  readonly size?: string;
  /** In pixels, where it is fixed; what is longer scrolls. */
  readonly height?: number;
}

export interface OpenedModal extends ModalContent {
  readonly id: number;
  /** Goes out still showing what it held. */
  readonly isLeaving: boolean;
  /** Where the focus was when it opened. */
  readonly cameFrom: HTMLElement | undefined;
}

/** The focus goes back to where it was, unless it has already gone on to something else. */
function giveFocusBack(cameFrom: HTMLElement | undefined): void {
  const now = document.activeElement;
  const isFree = now === null || now === document.body || now.closest('[data-leaving]') !== null;
  if (isFree && cameFrom?.isConnected === true) cameFrom.focus({ preventScroll: true });
}

interface HostedModalProps {
  readonly content: OpenedModal;
  /** Another dialog lies above it. */
  readonly isCovered: boolean;
  readonly onClose: () => void;
  readonly onGone: (id: number) => void;
}

function HostedModal({ content, isCovered, onClose, onGone }: HostedModalProps) {
  const { id, title, body, size = 'md', height, isLeaving, cameFrom } = content;
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => giveFocusBack(cameFrom));
    return () => clearTimeout(timer);
  }, [isLeaving, cameFrom]);
  return (
    <Modal
      opened={!isLeaving}
      onClose={onClose}
      onExitTransitionEnd={() => onGone(id)}
      title={title}
      size={size}
      classNames={{ content: classes.content }}
      {...(height === undefined ? {} : { styles: { content: { height } } })}
      // The dialog's title bar is no banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      closeOnEscape={!isCovered}
      returnFocus={false}
      inert={isCovered}
      aria-hidden={isCovered || undefined}
      data-leaving={isLeaving || undefined}
    >
      {body}
    </Modal>
  );
}

export interface HostedModalsProps {
  readonly opened: readonly OpenedModal[];
  readonly onClose: () => void;
  readonly onGone: (id: number) => void;
}

export default function HostedModals({ opened, onClose, onGone }: HostedModalsProps) {
  const top = opened.findLast(({ isLeaving }) => !isLeaving);
  return opened.map((content) => (
    <HostedModal
      key={content.id}
      content={content}
      isCovered={!content.isLeaving && content !== top}
      onClose={onClose}
      onGone={onGone}
    />
  ));
}
