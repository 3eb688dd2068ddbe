/** Asks the tutor before a child is sent out: they can't come back. */
import type { MemberView } from '@comet/domain/meetings/room-view';
import { Button } from '@mantine/core';
import classes from './Room.module.css';

interface RemoveChildProps {
  readonly member: MemberView;
  readonly onRemove: () => void;
  readonly onKeep: () => void;
}

export function RemoveChild({ member: { name }, onRemove, onKeep }: RemoveChildProps) {
  return (
    <div
      className={classes.confirm}
      role="alertdialog"
      aria-label={`Remove ${name}`}
      onKeyDown={({ key }) => key === 'Escape' && onKeep()}
    >
      <p>Remove {name} from this lesson? They can’t come back today.</p>
      <Button onClick={onRemove}>Remove {name}</Button>
      <Button variant="default" onClick={onKeep}>
        Keep {name}
      </Button>
    </div>
  );
}
