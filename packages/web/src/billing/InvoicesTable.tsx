/** What was charged, the newest first, each with its PDF. */
import type { Invoice } from '@comet/contract/billing';
import { Table, Text, Title } from '@mantine/core';
import { Card } from '../ui/Card.tsx';
import { WideTable } from '../ui/WideTable.tsx';
import { longDate, pounds } from './money.ts';

const statusNames: Readonly<Record<Invoice['status'], string>> = {
  draft: 'Being written',
  open: 'To be paid',
  paid: 'Paid',
  void: 'Taken back',
  uncollectible: 'Not paid',
};

export function InvoicesTable({ invoices }: { readonly invoices: readonly Invoice[] }) {
  return (
    <Card label="Invoices">
      <Title order={2} size="h4" mb="sm">
        Invoices
      </Title>
      {invoices.length === 0 ? (
        <Text>There are none yet. The first comes with the first payment.</Text>
      ) : (
        <WideTable label="Invoices" minWidth={640}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Date</Table.Th>
              <Table.Th>For</Table.Th>
              <Table.Th>What</Table.Th>
              <Table.Th ta="right">Amount</Table.Th>
              <Table.Th>Status</Table.Th>
              <Table.Th>PDF</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {invoices.map((invoice) => (
              <Table.Tr key={invoice.invoiceId}>
                <Table.Td style={{ whiteSpace: 'nowrap' }}>{longDate(invoice.issuedAt)}</Table.Td>
                <Table.Td>{invoice.firstName ?? '–'}</Table.Td>
                <Table.Td>{invoice.lines.map(({ description }) => description).join('; ')}</Table.Td>
                <Table.Td ta="right">{pounds(invoice.amountDue)}</Table.Td>
                <Table.Td>{statusNames[invoice.status]}</Table.Td>
                <Table.Td>
                  {invoice.pdfUrl === null ? (
                    '–'
                  ) : (
                    <a
                      href={invoice.pdfUrl}
                      target="_blank"
                      rel="noreferrer"
                      aria-label={`Invoice ${invoice.number ?? ''} of ${longDate(invoice.issuedAt)} as PDF`}
                    >
                      PDF
                    </a>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </WideTable>
      )}
    </Card>
  );
}
