/** A date of birth typed as day, month and year: quicker and surer than leafing through ten years of a calendar. */
import { Fieldset, Group, Input, TextInput } from '@mantine/core';
import { useId } from 'react';
import type { DateText } from './date-text.ts';

interface DateFieldProps {
  readonly label: string;
  readonly value: DateText;
  readonly error: string | undefined;
  readonly onChange: (value: DateText) => void;
}

const parts = [
  { name: 'day', label: 'Day', maxLength: 2, width: 76 },
  { name: 'month', label: 'Month', maxLength: 2, width: 76 },
  { name: 'year', label: 'Year', maxLength: 4, width: 104 },
] as const;

export function DateField({ label, value, error, onChange }: DateFieldProps) {
  const errorId = useId();
  return (
    <Fieldset
      legend={label}
      variant="unstyled"
      p={0}
      m={0}
      styles={{ legend: { fontWeight: 600, fontSize: 'var(--mantine-font-size-md)', padding: 0, marginBottom: 4 } }}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <Group gap="sm" align="flex-end" wrap="nowrap">
        {parts.map(({ name, label: partLabel, maxLength, width }) => (
          <TextInput
            key={name}
            label={partLabel}
            name={name}
            w={width}
            inputMode="numeric"
            autoComplete="off"
            maxLength={maxLength}
            value={value[name]}
            error={error !== undefined}
            aria-describedby={error === undefined ? undefined : errorId}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => onChange({ ...value, [name]: event.currentTarget.value.replaceAll(/\D/g, '') })}
          />
        ))}
      </Group>
      {error === undefined ? null : (
        <Input.Error id={errorId} mt={6}>
          {error}
        </Input.Error>
      )}
    </Fieldset>
  );
}
