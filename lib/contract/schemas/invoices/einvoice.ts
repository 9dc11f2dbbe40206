import { type Static, Type } from '@sinclair/typebox'
import { is, named, nullable, oneOf, tablePage, titled } from '@/lib/contract/schema'
import type * as einvoice from '@/lib/domain/invoices/einvoice'
import { EINVOICE_PROFILES, EINVOICE_STATES, FINDING_KINDS } from '@/lib/domain/invoices/einvoice'
import { INVOICE_KINDS } from '@/lib/domain/invoices/invoice'

const brief = { profile: oneOf(EINVOICE_PROFILES), state: oneOf(EINVOICE_STATES) }

export const EinvoiceBrief = named(
  'EinvoiceBrief',
  'What a reader of a document sees of its electronic invoice.',
  brief,
)
export type EinvoiceBrief = Static<typeof EinvoiceBrief>

const EinvoiceFinding = is<einvoice.EinvoiceFinding>()(
  named('EinvoiceFinding', "What ZATCA's validation found, in its own words.", {
    kind: oneOf(FINDING_KINDS),
    code: Type.String(),
    message: Type.String(),
  }),
)

export const EinvoiceWire = named('EinvoiceWire', 'A row of GET admin/einvoices; money in SAR.', {
  ...brief,
  _id: Type.String({ description: 'of its document' }),
  bookingId: Type.String(),
  kind: oneOf(INVOICE_KINDS),
  number: Type.String(),
  seller: Type.String(),
  unit: Type.String({ description: "the seller's VAT number" }),
  counter: Type.Number({ description: 'the position in the chain of the unit' }),
  uuid: Type.String(),
  total: Type.Number(),
  findings: Type.Array(EinvoiceFinding),
  isOverdue: Type.Boolean({ description: 'not accepted within 24 hours' }),
  createdAt: Type.String(),
  answeredAt: nullable(Type.String()),
})
export type EinvoiceWire = Static<typeof EinvoiceWire>

/** GET admin/einvoices. */
export const EinvoiceListWire = titled(tablePage(EinvoiceWire), 'EinvoiceListWire')
export type EinvoiceListWire = Static<typeof EinvoiceListWire>
