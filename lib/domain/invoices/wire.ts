import type { EinvoiceBrief } from './einvoice'
import type { InvoiceKind } from './invoice'

/** A QR code as the path of an SVG of `size` by `size` units, one a module. */
export interface QrDrawing {
  size: number
  path: string
}

/** An issued document of a booking; money in SAR. */
export interface InvoiceWire {
  _id: string
  kind: InvoiceKind
  number: string
  issuedAt: string
  total: number
  /** inside the total; null for a seller who charges none */
  vat: number | null
  /** null where the seller has no VAT number */
  qr: QrDrawing | null
  /** its electronic invoice, for the vendor and admins; null where the seller has no signing unit */
  einvoice: EinvoiceBrief | null
}

/** GET bookings/{id}/invoices: in the order in which they were issued. */
export interface InvoiceListWire {
  invoices: InvoiceWire[]
}
