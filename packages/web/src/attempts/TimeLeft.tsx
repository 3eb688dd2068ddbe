/** How long a child still has. The clock is the server's; this one only shows it. */
import { minuteMs } from '@comet/domain/time';
import { Text } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';

interface TimeLeftProps {
  readonly remainingMs: number;
  /** Called when the server will no longer take an answer. */
  readonly onOver: () => void;
}

const soonMs = minuteMs;
/** What the server waits for an answer that is on its way, and a moment more. */
const graceMs = 31_000;

export function TimeLeft({ remainingMs, onOver }: TimeLeftProps) {
  // Each question brings the server's word again: a clock that is set meanwhile leads astray until then at most.
  const endsAt = useMemo(() => Date.now() + remainingMs, [remainingMs]);
  const [leftMs, setLeftMs] = useState(remainingMs);
  useEffect(() => {
    const timer = setInterval(() => setLeftMs(Math.max(0, endsAt - Date.now())), 500);
    return () => clearInterval(timer);
  }, [endsAt]);
  useEffect(() => {
    const timer = setTimeout(onOver, Math.max(0, endsAt - Date.now()) + graceMs);
    return () => clearTimeout(timer);
  }, [endsAt, onOver]);
  const seconds = Math.ceil(leftMs / 1000);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <Text
      fw={600}
      role="timer"
      aria-label={`Time left: ${text}`}
      c={leftMs < soonMs ? 'var(--comet-mend)' : undefined}
      style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
    >
      {leftMs === 0 ? 'Time is up' : text}
    </Text>
  );
}
