/** Tiles, stars, the chart of days, and the table that sorts and goes out as CSV. */
import { SimpleGrid, Stack } from '@mantine/core';
import { Stars } from '../../../drawings/Stars.tsx';
import { DaysChart } from '../../../reports/DaysChart.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { StatTile } from '../../../ui/StatTile.tsx';

const students = [
  { name: 'Zoe Okafor', answered: 124, right: 91 },
  { name: 'Theo Fraser-Wellington-Mensah the Younger', answered: 8, right: null },
  { name: '🚀 Mei', answered: 88, right: 79 },
] as const;
const days = [10, 0, 24, 18, 0, 31, 12].map((answered, place) => ({
  day: `2026-11-${15 + place}`,
  answered,
  right: Math.round(answered * 0.8),
}));

export function Data() {
  return (
    <Stack>
      <SimpleGrid cols={{ xs: 1, sm: 3 }}>
        <StatTile name="Questions" value="1,240" compared="1,102 in the week before" />
        <StatTile name="Right" value="86 %" />
        <Card>
          {[0, 1, 2, 3].map((won) => (
            <div key={won}>
              <Stars won={won} />
            </div>
          ))}
        </Card>
      </SimpleGrid>
      <Card label="Days">
        <DaysChart days={days} />
      </Card>
      <Card label="Students">
        <DataTable
          label="Students"
          minWidth={480}
          rows={students}
          keyOf={({ name }) => name}
          csvName="students"
          columns={[
            { title: 'Student', value: ({ name }) => name },
            { title: 'Questions', value: ({ answered }) => answered },
            { title: 'Right %', value: ({ right }) => right },
          ]}
        />
      </Card>
    </Stack>
  );
}
