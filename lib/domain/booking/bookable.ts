import type {
  AddOnName,
  CancellationPolicyName,
  PaymentType,
  PricingMode,
} from '@/lib/domain/listing/vocabulary'
import type { Halalas } from '@/lib/domain/money'
import type { Day, TimeOfDay, Weekday } from '@/lib/domain/time/days'

/** What the nights of any week cost, the more specific first: the weekday, Sunday to Wednesday, all days. */
export interface WeekPrices {
  weekdays: Partial<Record<Weekday, Halalas>>
  sundayToWednesday: Halalas | null
  allDays: Halalas | null
}

/** All prices of a listing; that of a date comes before those of its weekday (booking rules, Quote 2). */
export interface PriceList extends WeekPrices {
  dates: Partial<Record<Day, Halalas>>
  hour: Halalas | null
}

/** What the owner of a listing asks of a stay beside its price. */
interface StayLimits {
  minNights: number | null
  maxNights: number | null
  /** between booking and check-in */
  leadMinutes: number
}

/** The terms of a listing that a price and a booking follow from. */
export interface BookableListing {
  pricingMode: PricingMode
  prices: PriceList
  checkInTime: TimeOfDay
  checkOutTime: TimeOfDay
  openFrom: Day | null
  openTo: Day | null
  /** guests that one unit takes; infants are not counted */
  maxGuests: number
  units: number
  addOns: readonly { name: AddOnName; priceHalalas: Halalas }[]
  lastMinute: { days: number; percent: number } | null
  depositHalalas: Halalas
  paymentType: PaymentType
  /** what half payment takes now, for one unit */
  partialHalalas: Halalas
  hasVatNumber: boolean
  cancellationPolicy: CancellationPolicyName
  /** kept free after each stay */
  turnoverMinutes: number
  /** absent: none */
  limits?: StayLimits
}

/** The dates of a stay by nights, or a run of whole hours on one date. */
export type Period =
  | { mode: 'daily'; checkIn: Day; checkOut: Day }
  | { mode: 'hourly'; date: Day; start: TimeOfDay; hours: number }

export interface Party {
  adults: number
  /** 2 to 14 years */
  children: number
  /** under 2 years */
  infants: number
}

export interface StayRequest extends Party {
  period: Period
  units: number
  addOns: readonly AddOnName[]
  paymentType: PaymentType
}
