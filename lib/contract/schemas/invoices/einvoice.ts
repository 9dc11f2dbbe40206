import { Type } from '@sinclair/typebox'
import { is, nullable, oneOf, tablePage, titled } from '@/lib/contract/schema'
import type * as einvoice from '@/lib/domain/invoices/einvoice'
import { EINVOICE_PROFILES, EINVOICE_STATES, FINDING_KINDS } from '@/lib/domain/invoices/einvoice'
import { INVOICE_KINDS } from '@/lib/domain/invoices/invoice'

const brief = { profile: oneOf(EINVOICE_PROFILES), state: oneOf(EINVOICE_STATES) }

export const EinvoiceBrief = is<einvoice.EinvoiceBrief>()(
  Type.Object(brief, {
    title: 'EinvoiceBrief',
    description: 'What a reader of a document sees of its electronic invoice.',
  }),
)

const EinvoiceFinding = is<einvoice.EinvoiceFinding>()(
  Type.Object(
    { kind: oneOf(FINDING_KINDS), code: Type.String(), message: Type.String() },
    { title: 'EinvoiceFinding', description: "What ZATCA's validation found, in its own words." },
  ),
)

export const EinvoiceWire = is<einvoice.EinvoiceWire>()(
  Type.Object(
    {
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
    },
    { title: 'EinvoiceWire', description: 'A row of GET admin/einvoices; money in SAR.' },
  ),
)

export const EinvoiceListWire = is<einvoice.EinvoiceListWire>()(
  titled(tablePage(EinvoiceWire), 'EinvoiceListWire'),
)
