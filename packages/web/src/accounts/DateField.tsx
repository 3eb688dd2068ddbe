/** A date of birth typed as day, month and year: quicker and surer than leafing through ten years of a calendar. The day may be left out. */
import { Fieldset, Group, Input, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { type DateText, dotted } from './date-text.ts';

interface DateFieldProps {
  readonly label: string;
  readonly description: string;
  /** What the fields start with. Its day goes when another part is typed first, so that nobody sends a day they didn't give. */
  readonly firstValue: DateText;
  readonly value: DateText;
  readonly error: string | undefined;
  readonly onChange: (value: DateText) => void;
}

const parts = [
  { name: 'day', label: 'Day', maxLength: 2, width: 76 },
  { name: 'month', label: 'Month', maxLength: 2, width: 76 },
  { name: 'year', label: 'Year', maxLength: 4, width: 104 },
] as const;

export function DateField({ label, description, firstValue, value, error, onChange }: DateFieldProps) {
  const [descriptionId, errorId] = [useId(), useId()];
  const [isDayTyped, setDayTyped] = useState(false);
  function change(part: keyof DateText, typed: string): void {
    if (part === 'day') setDayTyped(true);
    const isDayGiven = part === 'day' || isDayTyped || dotted(value) !== dotted(firstValue);
    onChange({ ...value, ...(isDayGiven ? {} : { day: '' }), [part]: typed.replaceAll(/\D/g, '') });
  }
  return (
    <Fieldset
      legend={label}
      variant="unstyled"
      p={0}
      m={0}
      styles={{ legend: { fontWeight: 600, fontSize: 'var(--mantine-font-size-md)', padding: 0, marginBottom: 4 } }}
      aria-describedby={error === undefined ? descriptionId : `${descriptionId} ${errorId}`}
    >
      <Input.Description id={descriptionId} mb={6}>
        {description}
      </Input.Description>
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
            onChange={(event) => change(name, event.currentTarget.value)}
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
