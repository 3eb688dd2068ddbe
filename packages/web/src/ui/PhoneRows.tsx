/** A table where the screen is a phone's: each row with its name, what matters of it, and what can be done. */
import type { ReactNode } from 'react';
import { type Column, cellOf } from './column.tsx';
import classes from './DataTable.module.css';

interface PhoneRowsProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  readonly actions?: (row: Row) => ReactNode;
  readonly onPhone?: (row: Row) => ReactNode;
  readonly phoneAside?: (row: Row) => ReactNode;
  readonly isLit?: (row: Row) => boolean;
}

/** Every column that says something of the row, with its title. */
function Facts<Row>({ columns, row }: { readonly columns: readonly Column<Row>[]; readonly row: Row }) {
  return (
    <dl className={classes.facts}>
      {columns
        .filter(({ value }) => value(row) !== null)
        .map((column) => (
          <div key={column.title}>
            <dt>{column.title}</dt>
            <dd>{cellOf(column, row)}</dd>
          </div>
        ))}
    </dl>
  );
}

export function PhoneRows<Row>({
  label,
  columns,
  rows,
  keyOf,
  actions,
  onPhone,
  phoneAside,
  isLit,
}: PhoneRowsProps<Row>) {
  const [first, ...others] = columns;
  return (
    <ul aria-label={label} className={classes.rows}>
      {rows.map((row) => (
        <li key={keyOf(row)} className={isLit?.(row) === true ? `${classes.row} ${classes.lit}` : classes.row}>
          <div className={classes.told}>
            <div className={classes.title}>{first === undefined ? null : cellOf(first, row)}</div>
            {onPhone === undefined ? <Facts columns={others} row={row} /> : onPhone(row)}
            {actions === undefined ? null : <div className={classes.does}>{actions(row)}</div>}
          </div>
          {phoneAside?.(row)}
        </li>
      ))}
    </ul>
  );
}
