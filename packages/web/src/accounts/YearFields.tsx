/** The school year: suggested from the date of birth, and the family's to say. */
import { ageOn } from '@comet/domain/accounts/birth-date';
import type { YesOrNo } from '@comet/domain/accounts/student-account';
import { type Year, years } from '@comet/domain/curriculum/subjects';
import { Group, NativeSelect, Radio, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useSuggestedYear } from './accounts.queries.ts';
import { birthOfText, type DateText, dotted, localDay, yesterday } from './date-text.ts';

interface YearChoice {
  readonly isStudentFourYear: YesOrNo;
  readonly otherYear: Year;
}

/** A year as the two fields say it. */
export const choiceOf = (year: Year, otherYear: Year): YearChoice =>
  year === 4 ? { isStudentFourYear: 'yes', otherYear } : { isStudentFourYear: 'no', otherYear: year };

/** The day that stands there by itself says nothing about the child. */
export const isTypedBirth = (dateOfBirth: DateText): boolean =>
  birthOfText(dateOfBirth) !== undefined && dotted(dateOfBirth) !== dotted(yesterday(new Date()));

interface YearFieldsProps extends YearChoice {
  readonly dateOfBirth: DateText;
  readonly isForChild: boolean;
  readonly onChange: (choice: YearChoice) => void;
}

/** Ages at which a date of birth is more likely a slip of the hand than a child of school age. */
const usualAges = { min: 5, max: 14 } as const;
/** The fourth has a question of its own. */
const otherYears = years.filter((year) => year !== 4);

export function YearFields({ dateOfBirth, isForChild, isStudentFourYear, otherYear, onChange }: YearFieldsProps) {
  const [dateAtFirst] = useState(() => dotted(dateOfBirth));
  const birth = birthOfText(dateOfBirth);
  const typed = dotted(dateOfBirth);
  const isTyped = isTypedBirth(dateOfBirth);
  const suggestion = useSuggestedYear(isTyped ? typed : undefined);
  const suggested = suggestion.data?.year;
  const age = birth === undefined ? undefined : ageOn(birth, localDay(new Date()));
  const isUnusual = age !== undefined && (age < usualAges.min || age > usualAges.max);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a suggestion is taken once, when it comes; the family's word stands after it
  useEffect(() => {
    if (suggested === undefined || typed === dateAtFirst) return;
    onChange(choiceOf(suggested, otherYear));
  }, [suggested, typed]);
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed" role="status">
        {suggested === undefined
          ? 'We’ll suggest a school year once you enter a date of birth.'
          : `Most children born then are in year ${suggested}.`}
        {isUnusual && isTyped ? ` That makes ${age} years: is the date right?` : ''}
      </Text>
      <Radio.Group
        size="md"
        label={isForChild ? 'Is the student in year four?' : 'Are you in year four?'}
        value={isStudentFourYear}
        onChange={(value) => onChange({ isStudentFourYear: value === 'no' ? 'no' : 'yes', otherYear })}
      >
        <Group mt={8} gap="lg">
          <Radio value="yes" label="Yes" />
          <Radio value="no" label="No" />
        </Group>
      </Radio.Group>
      {isStudentFourYear === 'yes' ? null : (
        <NativeSelect
          label="School year"
          size="md"
          radius="sm"
          w={180}
          data={otherYears.map((year) => ({ value: String(year), label: `Year ${year}` }))}
          value={String(otherYear)}
          onChange={(event) => {
            const chosen = Number(event.currentTarget.value);
            onChange({ isStudentFourYear, otherYear: otherYears.find((year) => year === chosen) ?? otherYear });
          }}
        />
      )}
    </Stack>
  );
}
