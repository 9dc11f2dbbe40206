import type {
  AddOnName,
  CancellationPolicyName,
  PaymentType,
  PricingMode,
} from '@/lib/domain/listing/vocabulary'
import type { Halalas } from '@/lib/domain/money'
import type { StayVat } from '@/lib/domain/rates/stay-vat'
import type { Day, TimeOfDay, Weekday } from '@/lib/domain/time/days'
import type { Discounts } from './money/discounts'
import type { Fee } from './money/fees'
import type { ChosenAddOn, OwnAddOn } from './money/own-add-ons'
import type { PartPayment } from './money/part-payment'
import type { RuleTerms } from './money/price-rules'
import type { StayLimits, StayRuleTerms } from './vendor-stay-rules'

/** Prices of the nights of a week in halalas; the more specific wins: weekday, Sunday to Wednesday, all days. */
export interface WeekPrices {
  weekdays: Partial<Record<Weekday, Halalas>>
  sundayToWednesday: Halalas | null
  allDays: Halalas | null
}

/** All prices of a listing in halalas; that of a date wins over that of its weekday (booking rules, Quote 2). */
export interface PriceList extends WeekPrices {
  /** the vendor's own ones, and those that a price rule makes */
  dates: Partial<Record<Day, Halalas>>
  hour: Halalas | null
  /** of a listing that is sold by the hour: the first that applies wins over `hour`; absent: none */
  hourRules?: readonly RuleTerms[]
  /** the lowest price of an hour that can be booked, where there are rules */
  lowestHour?: Halalas
}

/** The terms of a listing from which quotes and bookings are computed. */
export interface BookableListing {
  pricingMode: PricingMode
  prices: PriceList
  checkInTime: TimeOfDay
  checkOutTime: TimeOfDay
  openFrom: Day | null
  openTo: Day | null
  /** guests that one unit takes; infants are not counted */
  maxGuests: number
  /** those of them who may be adults, where a type counts the beds of children apart; absent: all */
  maxAdults?: number
  units: number
  addOns: readonly { name: AddOnName; priceHalalas: Halalas }[]
  /** those under names of the vendor; absent: none */
  ownAddOns?: readonly OwnAddOn[]
  lastMinute: { days: number; percent: number } | null
  /** absent: none beside `lastMinute` */
  discounts?: Discounts
  /** absent: none */
  fees?: readonly Fee[]
  depositHalalas: Halalas
  paymentType: PaymentType
  /** the amount due now with half payment, per unit */
  partialHalalas: Halalas
  /** in place of that amount; absent: none */
  partPayment?: PartPayment
  /** inside of the prices; null where nobody accounts for it */
  vatPercent: number | null
  /** who accounts for the VAT of a stay that is booked now */
  stayVat: StayVat
  cancellationPolicy: CancellationPolicyName
  /** blocked after each stay */
  turnoverMinutes: number
  /** absent: none */
  limits?: StayLimits
  /** in their order, before `limits`; absent: none */
  stayRules?: readonly StayRuleTerms[]
}

/** The most hours of one stay. */
export const MAX_HOURS = 12

/**
 * The dates of a stay by nights, or consecutive whole hours from one date. `overtime`: hours after check-out, or half hours
 * behind the last hour; absent: none.
 */
export type Period =
  | { mode: 'daily'; checkIn: Day; checkOut: Day; overtime?: number }
  | { mode: 'hourly'; date: Day; start: TimeOfDay; hours: number; overtime?: number }

export interface Party {
  adults: number
  /** 2 to 14 years */
  children: number
  /** under 2 years */
  infants: number
  /** whether they bring a pet; absent: no */
  pet?: boolean
}

/** A further room type of a property that is booked with another one, for the same dates. */
export interface ChosenRoom {
  listingId: string
  units: number
}

export interface StayRequest extends Party {
  period: Period
  units: number
  /** absent: none */
  rooms?: readonly ChosenRoom[]
  addOns: readonly AddOnName[]
  /** absent: none */
  ownAddOns?: readonly ChosenAddOn[]
  paymentType: PaymentType
}
