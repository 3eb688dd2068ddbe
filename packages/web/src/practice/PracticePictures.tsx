/** The options of a practice as a child chooses them: how hard by a face, how many by planets, how long by a clock. */
import { difficulties, type SubjectKey } from '@comet/domain/curriculum/subjects';
import { practiceQuestionCount, timeLimitMinutes } from '@comet/domain/practice/practice';
import { type ReactNode, useId } from 'react';
import { Planet } from '../drawings/Planet.tsx';
import { Mascot, type Mood } from '../mascots/Mascot.tsx';
import classes from './PracticePictures.module.css';
import type { PracticeOptions } from './PracticeSliders.tsx';

const faces: readonly { readonly label: string; readonly mood: Mood }[] = [
  { label: 'Easy', mood: 'cheer' },
  { label: 'Medium', mood: 'idle' },
  { label: 'Hard', mood: 'think' },
];
/** A child chooses among a few; who sets practices for others has every step. */
const counts = [1, 2, 3].map((planets) => planets * practiceQuestionCount.min);
const minutes = [0, 10, 20, timeLimitMinutes.max] as const;

/** A clock whose hand has gone round for so long; a sleeping one where there is no limit. */
function Clock({ minutes }: { readonly minutes: number }) {
  const angle = (minutes / 60) * 2 * Math.PI;
  const [x, y] = [32 + 22 * Math.sin(angle), 32 - 22 * Math.cos(angle)];
  return (
    <svg viewBox="0 0 64 64" className={classes.clock} fill="none" stroke="currentColor" strokeWidth={4} aria-hidden>
      {minutes === 0 ? null : (
        <path
          d={`M32 32V10A22 22 0 ${minutes > 30 ? 1 : 0} 1 ${x} ${y}Z`}
          fill="currentColor"
          stroke="none"
          opacity={0.45}
        />
      )}
      <circle cx={32} cy={32} r={26} />
      {minutes === 0 ? (
        <path d="M20 32c0-8 8-8 12 0s12 8 12 0s-8-8-12 0s-12 8-12 0" strokeLinecap="round" />
      ) : (
        <path d={`M32 12V32L${x} ${y}`} strokeLinecap="round" strokeLinejoin="round" />
      )}
    </svg>
  );
}

interface Choice {
  readonly value: number;
  readonly label: string;
  readonly picture: ReactNode;
}

interface PicturesProps {
  readonly legend: string;
  readonly choices: readonly Choice[];
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Pictures({ legend, choices, value, onChange }: PicturesProps) {
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <legend>{legend}</legend>
      <div className={classes.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.choice}>
            <input
              type="radio"
              name={name}
              className={classes.radio}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span className={classes.picture} aria-hidden="true">
              {choice.picture}
            </span>
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface PracticePicturesProps {
  readonly subject: SubjectKey;
  readonly options: PracticeOptions;
  /** Small matter has fewer questions than could be asked for. */
  readonly maxQuestions: number;
  readonly onChange: (options: PracticeOptions) => void;
}

export function PracticePictures({ subject, options, maxQuestions, onChange }: PracticePicturesProps) {
  const within = [...new Set(counts.map((count) => Math.min(count, maxQuestions)))];
  return (
    <div className={classes.groups}>
      <Pictures
        legend="How hard?"
        choices={difficulties.map((_, place) => ({
          value: place,
          label: faces[place]?.label ?? '',
          picture: <Mascot subject={subject} mood={faces[place]?.mood ?? 'idle'} size={72} />,
        }))}
        value={options.difficulty}
        onChange={(difficulty) => onChange({ ...options, difficulty })}
      />
      <Pictures
        legend="How many questions?"
        choices={within.map((count, at) => ({
          value: count,
          label: String(count),
          picture: Array.from({ length: at + 1 }, (_, place) => (
            <Planet key={place} subject={subject} place={place} size={at === 0 ? 64 : 40} />
          )),
        }))}
        value={options.numberOfQuestions}
        onChange={(numberOfQuestions) => onChange({ ...options, numberOfQuestions })}
      />
      <Pictures
        legend="How long?"
        choices={minutes.map((limit) => ({
          value: limit,
          label: limit === 0 ? 'No clock' : `${limit} min`,
          picture: <Clock minutes={limit} />,
        }))}
        value={options.timeLimit}
        onChange={(timeLimit) => onChange({ ...options, timeLimit })}
      />
    </div>
  );
}
