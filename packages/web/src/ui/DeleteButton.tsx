/** A button that asks before it deletes something. */
import { Button, type ButtonProps } from '@mantine/core';
import { ConfirmForm } from './ConfirmForm.tsx';
import { useModal } from './modal-host.tsx';

interface DeleteButtonProps extends ButtonProps {
  /** What is deleted, as its person calls it. */
  readonly name: string;
  /** What becomes of what hangs on it. */
  readonly consequence: string;
  readonly onDelete: () => void;
  readonly 'aria-label'?: string;
}

export function DeleteButton({ name, consequence, onDelete, children = 'Delete', ...button }: DeleteButtonProps) {
  const modal = useModal();
  return (
    <Button
      variant="subtle"
      {...button}
      onClick={() =>
        modal.open({
          title: `Delete ${name}?`,
          body: (
            <ConfirmForm
              text={consequence}
              yes="Delete"
              no="Keep it"
              onNo={modal.clear}
              onYes={() => {
                modal.clear();
                onDelete();
              }}
            />
          ),
        })
      }
    >
      {children}
    </Button>
  );
}
