import { type InferType, number, string } from 'yup'
import type { BookingState } from '@/lib/domain/booking/transitions'
import { exactObject } from '@/lib/domain/exact-object'
import { shareBetween } from '@/lib/domain/ledger/postings'
import { fromSar, type Halalas, toSar } from '@/lib/domain/money'
import type { PlatformDiscount } from '@/lib/domain/promotions/platform-part'
import type { StayTaxes } from '@/lib/domain/rates/stay-vat'
import { MAX_REASON } from '@/lib/domain/reason'
import { userText } from '@/lib/domain/text/text'
import { LEAST_LEFT } from './reduction'

/**
 * What an admin gives back of a booking: `partial`, a part of its price, which its vendor bears with the commission on it; or
 * `goodwill` to the guest's balance, which Diyar bears alone.
 */
export const ADMIN_REFUND_KINDS = ['partial', 'goodwill'] as const
export type AdminRefundKind = (typeof ADMIN_REFUND_KINDS)[number]

/** Why, as figures count it; the guest reads a text beside it. */
export const ADMIN_REFUND_CAUSES = [
  'notAsDescribed',
  'cleanliness',
  'missingFacility',
  'lateArrival',
  'noise',
  'wrongPrice',
  'ourMistake',
  'other',
] as const
export type AdminRefundCause = (typeof ADMIN_REFUND_CAUSES)[number]

const MAX_REFUND_SAR = 1_000_000

/** POST admin/bookings/{id}/give-refund; `amount` in SAR, `reason` is read by the guest, `note` by admins alone. */
export const adminRefundBody = exactObject({
  kind: string().oneOf(ADMIN_REFUND_KINDS).required(),
  amount: number()
    .required()
    .min(0.01)
    .max(MAX_REFUND_SAR)
    .test('matches', (sar) => sar === undefined || toSar(fromSar(sar)) === sar),
  cause: string().oneOf(ADMIN_REFUND_CAUSES).required(),
  reason: userText(MAX_REASON).trim().required(),
  note: userText(MAX_REASON).trim(),
  version: number().required().integer().min(0),
})
export type AdminRefundBody = InferType<typeof adminRefundBody>

/** Why nothing can be given back now, as an error code: money of the booking is moving, or nothing of it was ever sold. */
export const ADMIN_REFUND_REFUSALS = [
  'second_person_needed',
  'not_in_this_state',
  'payment_in_progress',
  'refund_in_progress',
  'chargeback_open',
] as const
export type AdminRefundRefusal = (typeof ADMIN_REFUND_REFUSALS)[number]

/** The sums of a booking that bound what is given back, in halalas. */
export interface RefundableSums {
  state: BookingState
  totalHalalas: Halalas
  paidHalalas: Halalas
  /** what was captured of the price and no refund, failed ones among them, has returned */
  leftHalalas: Halalas
  /** goodwill that was given before */
  goodwillHalalas: Halalas
  /** the account of a guest who is gone has no balance */
  hasGuest: boolean
}

/**
 * The most that can be given back now, in halalas: of a part what was paid and did not return; of goodwill, which returns nothing
 * of what was paid, the price less the goodwill so far.
 */
export function mostRefund(kind: AdminRefundKind, sums: RefundableSums): Halalas {
  const { state, totalHalalas, paidHalalas, leftHalalas, goodwillHalalas, hasGuest } = sums
  if (kind === 'goodwill') return hasGuest ? Math.max(0, totalHalalas - goodwillHalalas) : 0
  const isOver = state !== 'confirmed' && state !== 'checked_in'
  return Math.max(0, Math.min(paidHalalas, leftHalalas) - (isOver ? 0 : LEAST_LEFT))
}

/** From what the shares of a reduction follow, amounts in halalas. */
export interface ReducedPrice extends StayTaxes {
  /** on which commission was taken so far */
  chargedHalalas: Halalas
  totalHalalas: Halalas
  platformDiscount: PlatformDiscount | null
}

export const REFUND_CARRIERS = [
  'vendor',
  'commission',
  'commissionVat',
  'stayVat',
  'discount',
  'diyar',
] as const
export type RefundCarrier = (typeof REFUND_CARRIERS)[number]

/** What each bears of a refund, in halalas; together they are it. Those that bear nothing are left out. */
export function sharesOfRefund(
  kind: AdminRefundKind,
  amountHalalas: Halalas,
  price: ReducedPrice,
): { carrier: RefundCarrier; amountHalalas: Halalas }[] {
  if (kind === 'goodwill') return [{ carrier: 'diyar', amountHalalas }]
  const { chargedHalalas, totalHalalas, platformDiscount: before, ...taxes } = price
  const after = before && { ...before, totalHalalas: totalHalalas - amountHalalas }
  const parties = { ...taxes, platformDiscount: before }
  const share = shareBetween(parties, chargedHalalas, chargedHalalas - amountHalalas, after)
  const [commission = 0, commissionVat = 0, stayVat = 0, discount = 0] = share.platform.map(
    (entry) => -entry.amountHalalas,
  )
  const borne = { vendor: -share.vendorHalalas, commission, commissionVat, stayVat, discount, diyar: 0 }
  return REFUND_CARRIERS.flatMap((carrier) =>
    borne[carrier] === 0 ? [] : [{ carrier, amountHalalas: borne[carrier] }],
  )
}
