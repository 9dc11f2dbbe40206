import type { TablePage } from '@/lib/domain/admin/table'
import type { InvoiceKind } from './invoice'

/**
 * What became of an electronic invoice at ZATCA. pending: not answered yet; reported: a simplified one that was accepted, or a
 * standard one while clearance was switched off; cleared: a standard one with ZATCA's stamp; refused: with reasons.
 */
export const EINVOICE_STATES = ['pending', 'reported', 'cleared', 'refused'] as const
export type EinvoiceState = (typeof EINVOICE_STATES)[number]

/** simplified: to consumers, reported after it was issued; standard: to taxpayers, who get it when it is cleared. */
export const EINVOICE_PROFILES = ['simplified', 'standard'] as const
export type EinvoiceProfile = (typeof EINVOICE_PROFILES)[number]

/** How long after it was issued an electronic invoice may wait for ZATCA. */
export const REPORT_WITHIN_MS = 24 * 3_600_000

export const FINDING_KINDS = ['warning', 'error'] as const

/** What ZATCA's validation found, in its own words. */
export interface EinvoiceFinding {
  kind: (typeof FINDING_KINDS)[number]
  code: string
  message: string
}

/** What a reader of a document sees of its electronic invoice. */
export interface EinvoiceBrief {
  profile: EinvoiceProfile
  state: EinvoiceState
}

/** A standard invoice that ZATCA has not cleared must not reach its buyer. */
export const isDeliverable = ({ profile, state }: EinvoiceBrief): boolean =>
  profile === 'simplified' || state === 'cleared' || state === 'reported'

/** A row of GET admin/einvoices; money in SAR. */
export interface EinvoiceWire extends EinvoiceBrief {
  /** of its document */
  _id: string
  bookingId: string
  kind: InvoiceKind
  number: string
  seller: string
  /** the seller's VAT number */
  unit: string
  /** the position in the chain of the unit */
  counter: number
  uuid: string
  total: number
  findings: EinvoiceFinding[]
  /** not accepted within 24 hours */
  isOverdue: boolean
  createdAt: string
  answeredAt: string | null
}

/** GET admin/einvoices. */
export type EinvoiceListWire = TablePage<EinvoiceWire>
