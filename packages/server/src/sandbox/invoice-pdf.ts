/** An invoice of the sandbox as a page of PDF; it says that no money moved. */
import PDFDocument from 'pdfkit';
import type { SandboxInvoice } from './sandbox-schemas.ts';

const pounds = (pence: number): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(pence / 100);

const day = (moment: Date): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' }).format(moment);

const margin = 56;
const right = 480;

export function invoicePdf(invoice: SandboxInvoice, number: string): Promise<Buffer> {
  const page = new PDFDocument({ size: 'A4', margin, info: { Title: `Invoice ${number}`, Author: 'Comet Club' } });
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    page.on('data', (part: Buffer) => parts.push(part));
    page.on('end', () => resolve(Buffer.concat(parts)));
    page.on('error', reject);
  });
  page.fontSize(22).text('Comet Club').moveDown(0.3);
  page
    .fontSize(12)
    .text(`Invoice ${number}`)
    .text(`Issued ${day(invoice.issuedAt)}`)
    .text(`Status: ${invoice.status}`);
  page.moveDown(1.5);
  const row = (text: string, amount: number): void => {
    const y = page.y;
    page.text(text, margin, y, { width: 320 });
    const below = page.y;
    page.text(pounds(amount), margin + 320, y, { width: right - margin - 320, align: 'right' });
    page.y = Math.max(below, page.y) + 4;
  };
  for (const { description, amount } of invoice.lines) row(description, amount);
  page.moveDown(0.5).font('Helvetica-Bold');
  row('To pay', invoice.amountDue);
  row('Paid', invoice.status === 'paid' ? invoice.amountDue : 0);
  page.font('Helvetica').moveDown(2);
  page.fontSize(10).text('From the local practice till: no money was moved.', margin);
  page.end();
  return whole;
}
