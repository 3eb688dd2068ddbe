/** What was charged, the newest first, each with its PDF. */
import type { Invoice } from '@comet/contract/billing';
import { Text, Title } from '@mantine/core';
import { Card } from '../ui/Card.tsx';
import type { Column } from '../ui/column.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { longDate } from '../ui/dates.ts';
import { pounds } from './money.ts';

const statusNames: Readonly<Record<Invoice['status'], string>> = {
  draft: 'Being written',
  open: 'To be paid',
  paid: 'Paid',
  void: 'Taken back',
  uncollectible: 'Not paid',
};

const whatOf = ({ lines }: Invoice): string => lines.map(({ description }) => description).join('; ');

function Pdf({ invoice: { pdfUrl, number, issuedAt } }: { readonly invoice: Invoice }) {
  if (pdfUrl === null) return '–';
  return (
    <a
      href={pdfUrl}
      target="_blank"
      rel="noreferrer"
      aria-label={`Invoice ${number ?? ''} of ${longDate(issuedAt)} as PDF`}
    >
      PDF
    </a>
  );
}

const columns: readonly Column<Invoice>[] = [
  {
    title: 'Date',
    value: ({ issuedAt }) => issuedAt,
    show: ({ issuedAt }) => <span className="one-line">{longDate(issuedAt)}</span>,
  },
  { title: 'For', value: ({ firstName }) => firstName },
  { title: 'What', value: whatOf },
  { title: 'Amount', value: ({ amountDue }) => amountDue, show: ({ amountDue }) => pounds(amountDue) },
  { title: 'Status', value: ({ status }) => statusNames[status] },
];

export function InvoicesTable({ invoices }: { readonly invoices: readonly Invoice[] }) {
  return (
    <Card label="Invoices">
      <Title order={2} size="h4" mb="sm">
        Invoices
      </Title>
      {invoices.length === 0 ? (
        <Text>There are none yet. The first comes with the first payment.</Text>
      ) : (
        <DataTable
          label="Invoices"
          columns={columns}
          rows={invoices}
          keyOf={({ invoiceId }) => invoiceId}
          minWidth={640}
          actionsTitle="PDF"
          actions={(invoice) => <Pdf invoice={invoice} />}
          onPhone={(invoice) => (
            <>
              <Text size="sm">
                {invoice.firstName === null ? '' : `${invoice.firstName}: `}
                {whatOf(invoice)}
              </Text>
              <Text size="sm" c="dimmed">
                {statusNames[invoice.status]}
              </Text>
            </>
          )}
          phoneAside={({ amountDue }) => <Text fw={600}>{pounds(amountDue)}</Text>}
        />
      )}
    </Card>
  );
}
