/** The pen's colours, and what takes lines away. */
import type { Act } from '@comet/domain/meetings/room';
import { type PenColour, penColours } from '@comet/domain/meetings/room-limits';
import { ActionIcon } from '@mantine/core';
import { penInks } from './pen-inks.ts';
import { RoomIcon } from './RoomIcon.tsx';
import classes from './Stage.module.css';

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
        <button
          key={name}
          type="button"
          className={classes.swatch}
          title={names[name]}
          aria-label={names[name]}
          aria-pressed={name === colour}
          onClick={() => onColour(name)}
        >
          <span style={{ background: penInks[name] }} />
        </button>
      ))}
      <ActionIcon variant="default" size={48} title="Undo" aria-label="Undo" onClick={() => onAct({ type: 'undo' })}>
        <RoomIcon sign="undo" />
      </ActionIcon>
      {mayWipe && (
        <ActionIcon
          variant="default"
          size={48}
          title="Wipe the board"
          aria-label="Wipe the board"
          onClick={() => onAct({ type: 'wipe' })}
        >
          <RoomIcon sign="wipe" />
        </ActionIcon>
      )}
    </div>
  );
}
