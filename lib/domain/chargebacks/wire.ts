import type { TablePage } from '@/lib/domain/admin/table'
import type { Bilingual, LocalizedName } from '@/lib/domain/text/bilingual'
import type { ChargebackCarrier, ChargebackFacts, ChargebackReason } from './carrier'
import type { ChargebackEvent, ChargebackState } from './chargeback'

/** A captured payment that a chargeback may take back; money in SAR. */
export interface ChargeablePaymentWire {
  _id: string
  providerId: string
  amount: number
  /** what of it no chargeback has taken */
  left: number
  refunded: number
  paidAt: string
  booking: { _id: string; code: string; service: Bilingual }
  payer: LocalizedName
}

/** A chargeback as admins read it; money in SAR. */
export interface AdminChargebackWire {
  _id: string
  state: ChargebackState
  /** the provider's */
  reference: string
  provider: string
  providerId: string
  amount: number
  /** what of it had gone back before it was entered, and is booked as that */
  booked: number
  paid: number
  reason: ChargebackReason
  createdAt: string
  /** until when evidence is taken */
  evidenceBy: string
  evidenceSentAt: string | null
  booking: { _id: string; code: string; service: Bilingual; checkInAt: string; checkOutAt: string }
  guest: LocalizedName
  host: LocalizedName
  facts: ChargebackFacts
  proposed: ChargebackCarrier
  carriers: ChargebackCarrier[]
  events: ChargebackEvent[]
  /** null while it is open; `carrier` is null where it was won */
  decision: {
    carrier: ChargebackCarrier | null
    reason: string
    at: string
  } | null
}

/** GET admin/chargebacks: one page of the table. */
export type ChargebackListWire = TablePage<AdminChargebackWire> & { counts: Record<ChargebackState, number> }
