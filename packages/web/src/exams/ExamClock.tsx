/** The time that is left in an exam. The clock is the server's; this one only shows it. */
import { Text } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { clockText } from './exam-texts.ts';

interface ExamClockProps {
  readonly remainingMs: number;
  readonly isPaused: boolean;
  /** Called when the time is up. */
  readonly onZero: () => void;
}

export function ExamClock({ remainingMs, isPaused, onZero }: ExamClockProps) {
  const endsAt = useMemo(() => Date.now() + remainingMs, [remainingMs]);
  const [leftMs, setLeftMs] = useState(remainingMs);
  useEffect(() => {
    setLeftMs(Math.max(0, endsAt - Date.now()));
    if (isPaused) return;
    const timer = setInterval(() => setLeftMs(Math.max(0, endsAt - Date.now())), 500);
    return () => clearInterval(timer);
  }, [endsAt, isPaused]);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(onZero, Math.max(0, endsAt - Date.now()));
    return () => clearTimeout(timer);
  }, [endsAt, isPaused, onZero]);
  const text = clockText(leftMs);
  return (
    <Text
      fw={600}
      role="timer"
      aria-label={isPaused ? `Paused with ${text} left` : `Time left: ${text}`}
      style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
    >
      {isPaused ? 'Paused' : leftMs === 0 ? 'Time is up' : text}
    </Text>
  );
}
