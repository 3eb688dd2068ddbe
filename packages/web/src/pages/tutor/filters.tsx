/** Filters that the tutor's pages share: as many side by side as fit, each as wide as there is room. */
import { Select, Text } from '@mantine/core';
import { subjectChoices } from '../../ui/subject-choices.ts';

export const filterStyle = { flex: '1 1 10rem', minWidth: 0, maxWidth: '12.5rem' } as const;

/** The choice that leaves nothing out. */
export const all = 'all';

interface SubjectFilterProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SubjectFilter({ value, onChange }: SubjectFilterProps) {
  return (
    <Select
      aria-label="Subject"
      data={[{ value: all, label: 'All' }, ...subjectChoices]}
      value={value}
      onChange={(chosen) => onChange(chosen ?? all)}
      // ‘All’ by itself does not say of what.
      {...(value === all
        ? {
            leftSection: (
              <Text size="sm" c="dimmed" aria-hidden="true">
                Subject
              </Text>
            ),
            leftSectionWidth: '5rem',
          }
        : {})}
      style={{ ...filterStyle, maxWidth: '13.75rem' }}
    />
  );
}
