/** A button that says why it cannot be used: to the pointer, by touch, and to a screen reader. */
import { Button, type ButtonProps, Tooltip } from '@mantine/core';
import type { MouseEventHandler, ReactNode } from 'react';

interface PermittedButtonProps extends ButtonProps {
  /** Why not; without a reason the button works. */
  readonly reason: string | undefined;
  readonly onClick: MouseEventHandler;
  readonly children: ReactNode;
}

export function PermittedButton({ reason, onClick, ...button }: PermittedButtonProps) {
  if (reason === undefined) return <Button onClick={onClick} {...button} />;
  // It keeps the focus and the pointer, which a disabled button loses, so that the reason can be read.
  return (
    <Tooltip label={reason} events={{ hover: true, focus: true, touch: true }} multiline maw={280}>
      <Button
        {...button}
        data-disabled
        aria-disabled
        aria-description={reason}
        onClick={(event) => event.preventDefault()}
      />
    </Tooltip>
  );
}
