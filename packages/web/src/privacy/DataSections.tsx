/** What is kept about a child, section by section. */
import type { ChildData } from '@comet/contract/privacy';
import { Stack, Table, Text } from '@mantine/core';
import { WideTable } from '../ui/WideTable.tsx';
import { Words } from '../ui/Words.tsx';
import classes from './DataSections.module.css';
import { toReadable } from './readable-data.ts';

/** Enough to see what is kept; the downloads have every row. */
const shownRows = 20;

export function DataSections({ data: { sections } }: { readonly data: ChildData }) {
  return (
    <Stack gap="xs">
      {sections.map((section) => {
        const { title, columns, rows } = toReadable(section);
        return (
          <details key={section.table} className={classes.section}>
            <summary className={classes.summary}>
              {title} ({rows.length})
            </summary>
            <WideTable label={title} minWidth={columns.length * 130}>
              <Table.Thead>
                <Table.Tr>
                  {columns.map((column) => (
                    <Table.Th key={column}>{column}</Table.Th>
                  ))}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {rows.slice(0, shownRows).map((row, place) => (
                  <Table.Tr key={place}>
                    {row.map((cell, at) => (
                      <Table.Td key={columns[at]}>
                        <Words text={cell} />
                      </Table.Td>
                    ))}
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </WideTable>
            {rows.length > shownRows ? (
              <Text size="sm" c="dimmed">
                {rows.length - shownRows} more in the download.
              </Text>
            ) : null}
          </details>
        );
      })}
    </Stack>
  );
}
