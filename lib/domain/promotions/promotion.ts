import type { PaymentType, PropertyType } from '@/lib/domain/listing/vocabulary'
import { type Halalas, percentOf } from '@/lib/domain/money'
import { latinDigits } from '@/lib/domain/text/arabic'
import type { Day } from '@/lib/domain/time/days'

/** Who bears a discount: Diyar, whose vendor is paid the whole price, or the vendor, for whom it is a lower price. */
export const PROMOTION_PAYERS = ['platform', 'vendor'] as const
export type PromotionPayer = (typeof PROMOTION_PAYERS)[number]

/** Why a code does not hold, in the order in which it is checked. */
export const PROMOTION_REFUSALS = [
  'unknown',
  'ended',
  'not_yet',
  'used_by_you',
  'used_up',
  'other_type',
  'at_check_in',
  'too_small',
  'with_offer',
] as const
export type PromotionRefusal = (typeof PROMOTION_REFUSALS)[number]

/** A discount leaves at least a tenth of the price, so that no booking is free of payment. */
export const MAX_DISCOUNT_PERCENT = 90

/** A code as it may be typed, with spaces and dashes. */
export const MAX_TYPED_CODE = 40

/** How many different codes may be tried within an hour; an address is shared by many. */
export const MAX_CODES_TRIED = { perUser: 10, perAddress: 50 } as const

const CODE = /^[A-Z0-9]{4,20}$/

/** A code as it is stored: Latin capitals and digits; null for what cannot be one. */
export function foldCode(typed: string): string | null {
  const folded = latinDigits(typed)
    .replace(/[\s\u200e\u200f-]/g, '')
    .toUpperCase()
  return CODE.test(folded) ? folded : null
}

/** The terms of a code; they never change. */
export interface PromotionTerms {
  /** null: a fixed amount */
  percent: number | null
  /** the fixed amount, or the most that the percentage takes off */
  amountHalalas: Halalas
  payer: PromotionPayer
  firstDay: Day
  /** inclusive, like the first */
  lastDay: Day
  /** empty: all types */
  listingTypes: readonly PropertyType[]
  minTotalHalalas: Halalas
  maxUses: number
  maxUsesPerUser: number
}

/** What a price needs of a code that holds. */
export type UsedCode = Pick<PromotionTerms, 'percent' | 'amountHalalas'> & { code: string }

/** What a code takes off a price, in halalas: as much as the price allows. */
export function discountOf(
  { percent, amountHalalas }: Omit<UsedCode, 'code'>,
  priceHalalas: Halalas,
): Halalas {
  const wanted = percent === null ? amountHalalas : percentOf(priceHalalas, percent)
  return Math.min(wanted, amountHalalas, mostOff(priceHalalas))
}

const mostOff = (priceHalalas: Halalas) => Math.floor((priceHalalas * MAX_DISCOUNT_PERCENT) / 100)

/** What is known of a code when somebody wants to use it. */
export interface PromotionCheck {
  terms: PromotionTerms & { isEnded: boolean; uses: number }
  usesByGuest: number
  stay: { type: PropertyType; paymentType: PaymentType; priceHalalas: Halalas; today: Day }
}

type LimitedTerms = Pick<PromotionTerms, 'firstDay' | 'lastDay' | 'maxUses' | 'maxUsesPerUser'> &
  Pick<PromotionCheck['terms'], 'isEnded' | 'uses'>

/** Why the days and the limits of a code allow no further use, whether it is taken or taken again; null when they do. */
export function refuseUse(terms: LimitedTerms, usesByGuest: number, today: Day): PromotionRefusal | null {
  if (terms.isEnded || today > terms.lastDay) return 'ended'
  if (today < terms.firstDay) return 'not_yet'
  if (usesByGuest >= terms.maxUsesPerUser) return 'used_by_you'
  return terms.uses >= terms.maxUses ? 'used_up' : null
}

/** Why a code does not hold for a stay; null when it does. */
export function refusePromotion({ terms, usesByGuest, stay }: PromotionCheck): PromotionRefusal | null {
  const limited = refuseUse(terms, usesByGuest, stay.today)
  if (limited) return limited
  const { listingTypes } = terms
  if (listingTypes.length > 0 && !listingTypes.includes(stay.type)) return 'other_type'
  if (stay.paymentType === 'payAtCheckin') return 'at_check_in'
  const isTooSmall = stay.priceHalalas < terms.minTotalHalalas || discountOf(terms, stay.priceHalalas) === 0
  return isTooSmall ? 'too_small' : null
}

/** The copy of a code in a booking. */
export interface AppliedPromotion {
  id: string
  code: string
  payer: PromotionPayer
  discountHalalas: Halalas
}
