/** Step 3: time limit, difficulty and number of questions. */
import { difficulties } from '@comet/domain/curriculum/subjects';
import { practiceQuestionCount, timeLimitMinutes } from '@comet/domain/practice/practice';
import { Input, Slider } from '@mantine/core';
import { useId } from 'react';
import classes from './PracticeForm.module.css';

export interface PracticeOptions {
  /** Minutes; 0 for no limit. */
  readonly timeLimit: number;
  /** Place in the list of difficulties. */
  readonly difficulty: number;
  readonly numberOfQuestions: number;
}

/** The specification's defaults. */
export const defaultOptions: PracticeOptions = { timeLimit: 0, difficulty: 0, numberOfQuestions: 10 };

const difficultyNames = ['Easy', 'Medium', 'Hard'] as const;
const nameOfDifficulty = (place: number): string => difficultyNames[place] ?? '';
const nameOfTime = (minutes: number): string => (minutes === 0 ? 'No Limit' : `${minutes} min`);

interface FieldProps {
  readonly label: string;
  readonly value: number;
  readonly range: { readonly min: number; readonly max: number; readonly step: number };
  readonly nameOf: (value: number) => string;
  readonly onChange: (value: number) => void;
}

function Field({ label, value, range, nameOf, onChange }: FieldProps) {
  const id = useId();
  const ends = [range.min, range.max].map((at) => ({ value: at, label: nameOf(at) }));
  return (
    <div style={{ paddingBottom: 28 }}>
      <Input.Label id={id} size="md">
        {label}: {nameOf(value)}
      </Input.Label>
      <Slider
        value={value}
        onChange={onChange}
        min={range.min}
        max={range.max}
        step={range.step}
        marks={ends}
        label={nameOf}
        thumbLabel={label}
        thumbProps={{ 'aria-labelledby': id }}
        size="lg"
        mx="lg"
      />
    </div>
  );
}

export function PracticeSliders({
  options,
  maxQuestions,
  onChange,
}: {
  readonly options: PracticeOptions;
  /** Where the slider of questions ends: small matter has fewer than it could hold. */
  readonly maxQuestions: number;
  readonly onChange: (options: PracticeOptions) => void;
}) {
  return (
    <div className={classes.options}>
      <Field
        label="Time limit"
        value={options.timeLimit}
        range={timeLimitMinutes}
        nameOf={nameOfTime}
        onChange={(timeLimit) => onChange({ ...options, timeLimit })}
      />
      <Field
        label="Difficulty"
        value={options.difficulty}
        range={{ min: 0, max: difficulties.length - 1, step: 1 }}
        nameOf={nameOfDifficulty}
        onChange={(difficulty) => onChange({ ...options, difficulty })}
      />
      <Field
        label="Number of questions"
        value={options.numberOfQuestions}
        range={{ ...practiceQuestionCount, max: maxQuestions }}
        nameOf={String}
        onChange={(numberOfQuestions) => onChange({ ...options, numberOfQuestions })}
      />
    </div>
  );
}
