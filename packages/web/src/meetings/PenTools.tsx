/** The pen's colours, and what takes lines away. */
import type { Act } from '@comet/domain/meetings/room';
import { type PenColour, penColours } from '@comet/domain/meetings/room-limits';
import { Button } from '@mantine/core';
import classes from './Room.module.css';

const names: Readonly<Record<PenColour, string>> = { ink: 'Black', purple: 'Purple', green: 'Green', orange: 'Orange' };

interface PenToolsProps {
  readonly colour: PenColour;
  readonly mayWipe: boolean;
  readonly onColour: (colour: PenColour) => void;
  readonly onAct: (act: Act) => void;
}

export function PenTools({ colour, mayWipe, onColour, onAct }: PenToolsProps) {
  return (
    <div className={classes.tools} role="toolbar" aria-label="Pen">
      {penColours.map((name) => (
        <Button
          key={name}
          size="compact-md"
          variant={name === colour ? 'filled' : 'default'}
          aria-pressed={name === colour}
          onClick={() => onColour(name)}
        >
          {names[name]}
        </Button>
      ))}
      <Button size="compact-md" variant="default" onClick={() => onAct({ type: 'undo' })}>
        Undo
      </Button>
      {mayWipe && (
        <Button size="compact-md" variant="default" onClick={() => onAct({ type: 'wipe' })}>
          Wipe the board
        </Button>
      )}
    </div>
  );
}
