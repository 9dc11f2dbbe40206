import { type Static, Type } from '@sinclair/typebox'
import { named, nullable, oneOf } from '@/lib/contract/schema'
import { EinvoiceBrief } from '@/lib/contract/schemas/invoices/einvoice'
import { INVOICE_KINDS } from '@/lib/domain/invoices/invoice'

export const QrDrawing = named(
  'QrDrawing',
  'A QR code as the path of an SVG of `size` by `size` units, one a module.',
  { size: Type.Number(), path: Type.String() },
)
export type QrDrawing = Static<typeof QrDrawing>

export const InvoiceWire = named('InvoiceWire', 'An issued document of a booking; money in SAR.', {
  _id: Type.String(),
  kind: oneOf(INVOICE_KINDS),
  number: Type.String(),
  issuedAt: Type.String(),
  total: Type.Number(),
  vat: nullable(Type.Number(), { description: 'inside the total; null for a seller who charges none' }),
  qr: nullable(QrDrawing, { description: 'null where the seller has no VAT number' }),
  einvoice: nullable(EinvoiceBrief, {
    description:
      'its electronic invoice, for the vendor and admins; null where the seller has no signing unit',
  }),
})
export type InvoiceWire = Static<typeof InvoiceWire>

export const InvoiceListWire = named(
  'InvoiceListWire',
  'GET bookings/{id}/invoices: in the order in which they were issued.',
  { invoices: Type.Array(InvoiceWire) },
)
export type InvoiceListWire = Static<typeof InvoiceListWire>
