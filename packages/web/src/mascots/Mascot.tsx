/** The four tutors of the club, drawn here: Robu, Nika, Poki and Bafay, each in five moods. */
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import { type ReactNode, useId } from 'react';
import { Bafay } from './Bafay.tsx';
import type { DrawingProps, Mood } from './drawing.ts';
import './mascot.css';
import { Nika } from './Nika.tsx';
import { Poki } from './Poki.tsx';
import { Robu } from './Robu.tsx';

export type { Mood } from './drawing.ts';

const drawings: Readonly<Record<SubjectKey, (props: DrawingProps) => ReactNode>> = {
  math: Robu,
  english: Nika,
  verbalReasoning: Poki,
  nonVerbalReasoning: Bafay,
};
export const mascotNames: Readonly<Record<SubjectKey, string>> = {
  math: 'Robu',
  english: 'Nika',
  verbalReasoning: 'Poki',
  nonVerbalReasoning: 'Bafay',
};

export function Mascot({
  subject,
  mood = 'idle',
  size = 96,
}: {
  readonly subject: SubjectKey;
  readonly mood?: Mood;
  readonly size?: number;
}) {
  const Drawing = drawings[subject];
  const id = useId();
  return (
    <svg
      className="mascot"
      data-mood={mood}
      width={size}
      height={size}
      viewBox="0 0 240 240"
      role="img"
      aria-label={mascotNames[subject]}
    >
      <Drawing mood={mood} id={id} />
    </svg>
  );
}
