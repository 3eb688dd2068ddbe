/** A table that may be wider than the screen: it scrolls by itself, by touch, wheel and arrow keys, and the page does not. */
import { Table } from '@mantine/core';
import type { ReactNode } from 'react';

interface WideTableProps {
  /** What the table holds, for screen readers. */
  readonly label: string;
  /** Width in pixels under which it scrolls. */
  readonly minWidth: number;
  readonly children: ReactNode;
}

export function WideTable({ label, minWidth, children }: WideTableProps) {
  return (
    <Table.ScrollContainer
      minWidth={minWidth}
      scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'group', 'aria-label': `${label}, scrolls sideways` } }}
    >
      <Table highlightOnHover aria-label={label} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {children}
      </Table>
    </Table.ScrollContainer>
  );
}
