import { Type } from '@sinclair/typebox'
import { is, named, noted, nullable } from '@/lib/contract/schema'
import { Bilingual } from '@/lib/contract/schemas/text/bilingual'
import type * as invoice from '@/lib/domain/invoices/invoice'

export const InvoiceParty = is<invoice.InvoiceParty>()(
  Type.Object(
    {
      name: Bilingual,
      vatNumber: nullable(Type.String(), { description: 'null when not registered for VAT' }),
      commercialNumber: Type.Optional(
        nullable(Type.String(), { description: 'of a company, where it is known' }),
      ),
    },
    { title: 'InvoiceParty' },
  ),
)

export const PrintedAmount = is<invoice.PrintedAmount>()(
  Type.Object({ label: Bilingual, amountHalalas: Type.Number() }, { title: 'PrintedAmount' }),
)

export const PrintedRow = is<invoice.PrintedRow>()(
  named('PrintedRow', 'The label or value of a row in both languages.', {
    label: Bilingual,
    value: Bilingual,
  }),
)

export const PrintedInvoice = is<invoice.PrintedInvoice>()(
  named(
    'PrintedInvoice',
    'All that is printed, stored when the document is issued and never computed again.',
    {
      title: Bilingual,
      company: noted(Bilingual, 'Diyar, who issues it'),
      seller: noted(InvoiceParty, 'who sold; a document that corrects this one has the same'),
      facts: Type.Array(PrintedRow),
      buyerLabel: noted(Bilingual, "of the guest's name, which is stored apart"),
      columns: Type.Object({ text: Bilingual, amount: Bilingual }),
      lines: Type.Array(PrintedAmount),
      sums: Type.Array(Type.Object({ ...PrintedAmount.properties, isTotal: Type.Boolean() })),
      notes: Type.Array(Bilingual),
      qr: nullable(Type.String(), {
        description: 'the text of the QR; null where the seller has no VAT number',
      }),
    },
  ),
)
