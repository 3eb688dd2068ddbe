/** The one table of adults' pages: it sorts by any column and goes out as CSV. */
import { Button, Group, NativeSelect, Table, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import toast from 'react-hot-toast';
import { type Column, cellOf } from './column.tsx';
import { type CsvCell, saveCsv, toCsv } from './csv.ts';
import classes from './DataTable.module.css';
import { PhoneRows } from './PhoneRows.tsx';
import { outOfReachText } from './texts.ts';
import { useIsPhone } from './use-is-phone.ts';
import { WideTable } from './WideTable.tsx';

interface DataTableProps<Row> {
  /** What the table holds, for screen readers. */
  readonly label: string;
  /** The first one names the row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  readonly minWidth: number;
  /** Name of the file without its ending; without one there is no export. */
  readonly csvName?: string;
  /** Where the export goes instead of above the table; nothing until that place is drawn. */
  readonly exportSlot?: HTMLElement | null;
  /** What can be done with a row. */
  readonly actions?: (row: Row) => ReactNode;
  /** Head of their column, where it is to be seen. */
  readonly actionsTitle?: string;
  /** What a phone shows of a row under its name; without it every column, with its title. */
  readonly onPhone?: (row: Row) => ReactNode;
  /** What stands at the end of a row on a phone. */
  readonly phoneAside?: (row: Row) => ReactNode;
  /** Rows that have just changed. */
  readonly isLit?: (row: Row) => boolean;
  /** Low rows where there are many, a mouse and room: a class of 30 is seen at once. */
  readonly isDense?: boolean;
  readonly children?: ReactNode;
}

/** Up to so many rows have room to breathe; more are low, so that a class is seen at once. */
const comfortableRows = 12;

interface Order {
  readonly title: string;
  readonly isDescending: boolean;
}

function compare(one: CsvCell, other: CsvCell): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'en-GB', { numeric: true });
}

function sorted<Row>(rows: readonly Row[], column: Column<Row> | undefined, isDescending: boolean): readonly Row[] {
  if (column === undefined) return rows;
  return rows.toSorted((first, second) => {
    const [one, other] = [column.value(first), column.value(second)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return isDescending ? compare(other, one) : compare(one, other);
  });
}

/** Up and down go to the same button or link of the next row, as in a spreadsheet. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, defaultPrevented } = event;
  if (defaultPrevented || (key !== 'ArrowDown' && key !== 'ArrowUp') || !(target instanceof HTMLElement)) return;
  const row = target.closest('tr');
  const place = [...(row?.querySelectorAll('a, button') ?? [])].indexOf(target);
  const next = key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  const control = place === -1 ? undefined : next?.querySelectorAll('a, button')[place];
  if (!(control instanceof HTMLElement)) return;
  event.preventDefault();
  control.focus();
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    keyOf,
    minWidth,
    csvName,
    exportSlot,
    actions,
    actionsTitle,
    onPhone,
    isLit,
    children,
  } = props;
  const isDense = props.isDense === true && rows.length > comfortableRows;
  const isPhone = useIsPhone();
  const [order, setOrder] = useState<Order>();
  const column = columns.find(({ title }) => title === order?.title);
  const ordered = sorted(rows, column, order?.isDescending ?? false);
  // Figures are looked at from the highest, names from A; a figure that is missing in one row is still one.
  const isFigure = (title: string): boolean => {
    const sampled = columns.find((one) => one.title === title);
    return rows.some((row) => typeof sampled?.value(row) === 'number');
  };
  const turn = (title: string): void =>
    setOrder({ title, isDescending: order?.title === title ? !order.isDescending : isFigure(title) });
  const save = async (): Promise<void> => {
    const cells = ordered.map((row) => columns.map(({ value }) => value(row)));
    try {
      saveCsv(csvName ?? label, await toCsv([columns.map(({ title }) => title), ...cells]));
    } catch {
      toast.error(outOfReachText);
    }
  };
  const exportButton =
    csvName === undefined ? null : (
      <Button variant="default" size="sm" onClick={save} disabled={rows.length === 0}>
        Export CSV
      </Button>
    );
  return (
    <div className={isDense ? classes.dense : undefined}>
      {exportSlot instanceof HTMLElement ? createPortal(exportButton, exportSlot) : null}
      {(csvName === undefined || exportSlot !== undefined) && children === undefined ? null : (
        <Group justify="space-between" gap="sm" mb="xs" className={classes.tools}>
          <Group gap="sm" miw={0}>
            {children}
          </Group>
          {exportSlot === undefined ? exportButton : null}
        </Group>
      )}
      {isPhone ? (
        <>
          {onPhone === undefined && rows.length > 2 ? (
            <NativeSelect
              label="Sort by"
              size="sm"
              mb="xs"
              value={order?.title ?? ''}
              onChange={({ currentTarget }) => turn(currentTarget.value)}
              data={[
                ...(order === undefined ? [{ value: '', label: 'Usual order' }] : []),
                ...columns.map(({ title }) => title),
              ]}
            />
          ) : null}
          <PhoneRows {...props} rows={ordered} />
        </>
      ) : (
        <WideTable label={label} minWidth={minWidth}>
          <Table.Thead>
            <Table.Tr>
              {columns.map(({ title }) => {
                const isSorted = order?.title === title;
                const direction = order?.isDescending === true ? 'descending' : 'ascending';
                return (
                  <Table.Th
                    key={title}
                    aria-sort={isSorted ? direction : 'none'}
                    className={isFigure(title) ? classes.number : undefined}
                  >
                    <UnstyledButton
                      className={isFigure(title) ? classes.sortFigures : classes.sort}
                      onClick={() => turn(title)}
                    >
                      {title}
                      <span className={classes.arrow} aria-hidden="true">
                        {isSorted ? (order.isDescending ? '↓' : '↑') : ''}
                      </span>
                    </UnstyledButton>
                  </Table.Th>
                );
              })}
              {actions === undefined ? null : (
                <Table.Th className={classes.actions}>
                  {actionsTitle ?? <span className="only-read-aloud">Actions</span>}
                </Table.Th>
              )}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody onKeyDown={walk}>
            {ordered.map((row) => (
              <Table.Tr key={keyOf(row)} className={isLit?.(row) === true ? classes.lit : undefined}>
                {columns.map((column, place) => {
                  const { title } = column;
                  const content = cellOf(column, row);
                  return place === 0 ? (
                    <Table.Th key={title} scope="row" className={classes.name}>
                      {content}
                    </Table.Th>
                  ) : (
                    <Table.Td key={title} className={isFigure(title) ? classes.number : undefined}>
                      {content}
                    </Table.Td>
                  );
                })}
                {actions === undefined ? null : <Table.Td className={classes.actions}>{actions(row)}</Table.Td>}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </WideTable>
      )}
    </div>
  );
}
