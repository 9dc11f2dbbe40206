import { Type } from '@sinclair/typebox'
import { is, nullable, oneOf } from '@/lib/contract/schema'
import { EinvoiceBrief } from '@/lib/contract/schemas/invoices/einvoice'
import { INVOICE_KINDS } from '@/lib/domain/invoices/invoice'
import type * as wire from '@/lib/domain/invoices/wire'

export const QrDrawing = is<wire.QrDrawing>()(
  Type.Object(
    { size: Type.Number(), path: Type.String() },
    {
      title: 'QrDrawing',
      description: 'A QR code as the path of an SVG of `size` by `size` units, one a module.',
    },
  ),
)

export const InvoiceWire = is<wire.InvoiceWire>()(
  Type.Object(
    {
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
    },
    { title: 'InvoiceWire', description: 'An issued document of a booking; money in SAR.' },
  ),
)

export const InvoiceListWire = is<wire.InvoiceListWire>()(
  Type.Object(
    { invoices: Type.Array(InvoiceWire) },
    {
      title: 'InvoiceListWire',
      description: 'GET bookings/{id}/invoices: in the order in which they were issued.',
    },
  ),
)
