/** Chooses the school year whose results a page shows. */
import { years } from '@comet/domain/curriculum/subjects';
import { Select } from '@mantine/core';

interface YearSelectProps {
  readonly year: number;
  readonly onChange: (year: number) => void;
}

export function YearSelect({ year, onChange }: YearSelectProps) {
  return (
    <Select
      aria-label="Year"
      data={years.map((one) => ({ value: String(one), label: `Year ${one}` }))}
      value={String(year)}
      onChange={(value) => onChange(Number(value))}
      allowDeselect={false}
      w={130}
    />
  );
}
