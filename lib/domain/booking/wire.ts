import { array, number, object, string } from 'yup'
import type { Day, TimeOfDay } from '@/lib/domain/days'
import { type Issue, issue } from '@/lib/domain/issues'
import type { NamedPlace } from '@/lib/domain/listing/card'
import type { Bilingual } from '@/lib/domain/listing/listing'
import {
  ADD_ONS,
  type AddOnName,
  type BookingType,
  type CancellationPolicyName,
  PAYMENT_TYPES,
  type PaymentType,
  type PricingMode,
  type PropertyType,
} from '@/lib/domain/listing/vocabulary'
import { toSar } from '@/lib/domain/money'
import type { CalendarDay, CalendarSlot, DayState } from './availability'
import type { Party, Period, StayRequest } from './bookable'
import type { BookingEvent, BookingState, BookingTab } from './lifecycle'
import type { Quote, QuoteLine } from './quote'
import { MAX_HOURS, MAX_UNITS_ASKED } from './stay-rules'

const MAX_PARTY = 5000

const stayFields = {
  checkIn: string().max(10),
  checkOut: string().max(10),
  date: string().max(10),
  start: string().max(5),
  hours: number().integer().min(1).max(MAX_HOURS),
  adults: number().required().integer().min(0).max(MAX_PARTY),
  children: number().required().integer().min(0).max(MAX_PARTY),
  infants: number().required().integer().min(0).max(MAX_PARTY),
  units: number().required().integer().min(1).max(MAX_UNITS_ASKED),
  addOns: array(string().required().oneOf(ADD_ONS)).required().max(ADD_ONS.length),
  paymentType: string().required().oneOf(PAYMENT_TYPES),
}

/** The body of POST services/{id}/quote: `{ checkIn, checkOut }` or `{ date, start, hours }` and the party. */
export const quoteBody = object(stayFields).noUnknown()
export type QuoteBody = ReturnType<typeof quoteBody.validateSync>

/** The body of POST bookings: the quote's, the service, and the total in SAR that the guest saw. */
export const bookingBody = object({
  ...stayFields,
  serviceId: string().required().max(40),
  total: number().min(0),
}).noUnknown()
export type BookingBody = ReturnType<typeof bookingBody.validateSync>

/** The asked stay of a body; issues when it names neither nights nor hours, or both. */
export function stayFromBody(
  body: QuoteBody,
): { stay: StayRequest; issues: [] } | { stay: null; issues: Issue[] } {
  const period = periodFromBody(body)
  if (!period) return { stay: null, issues: [issue('checkIn', 'required')] }
  const { adults, children, infants, units, addOns, paymentType } = body
  return { stay: { period, adults, children, infants, units, addOns, paymentType }, issues: [] }
}

function periodFromBody(body: QuoteBody): Period | null {
  const { checkIn, checkOut, date, start, hours } = body
  const isDaily = checkIn !== undefined && checkOut !== undefined
  const isHourly = date !== undefined && start !== undefined && hours !== undefined
  if (isDaily === isHourly) return null
  if (isDaily) return { mode: 'daily', checkIn, checkOut }
  return isHourly ? { mode: 'hourly', date, start, hours } : null
}

/** The body that asks for a stay: the inverse of `stayFromBody`. */
export function stayToBody(stay: StayRequest): QuoteBody {
  const { period, addOns, ...rest } = stay
  const { mode: _mode, ...dates } = period
  return { ...dates, ...rest, addOns: [...addOns] }
}

/** One line of a quote on the wire; money in SAR. */
export type QuoteLineWire =
  | { kind: 'nights' | 'hours'; unitPrice: number; quantity: number; units: number; amount: number }
  | { kind: 'lastMinute'; percent: number; amount: number }
  | { kind: 'addOn'; name: AddOnName; amount: number }

export interface QuoteWire {
  lines: QuoteLineWire[]
  total: number
  vat: number | null
  deposit: number
  dueNow: number
  dueLater: number
  paymentType: PaymentType
  checkInAt: string
  checkOutAt: string
  freeCancellationUntil: string | null
}

export function quoteToWire(quote: Quote): QuoteWire {
  return {
    lines: quote.lines.map(lineToWire),
    total: toSar(quote.totalHalalas),
    vat: quote.vatHalalas === null ? null : toSar(quote.vatHalalas),
    deposit: toSar(quote.depositHalalas),
    dueNow: toSar(quote.dueNowHalalas),
    dueLater: toSar(quote.dueLaterHalalas),
    paymentType: quote.paymentType,
    checkInAt: quote.checkInAt.toISOString(),
    checkOutAt: quote.checkOutAt.toISOString(),
    freeCancellationUntil: quote.freeCancellationUntil?.toISOString() ?? null,
  }
}

export function lineToWire(line: QuoteLine): QuoteLineWire {
  const amount = toSar(line.amountHalalas)
  if (line.kind === 'lastMinute') return { kind: line.kind, percent: line.percent, amount }
  if (line.kind === 'addOn') return { kind: line.kind, name: line.name, amount }
  const { kind, quantity, units } = line
  return { kind, unitPrice: toSar(line.unitPriceHalalas), quantity, units, amount }
}

/** GET services/{id}/availability: the days of the asked range, and the slots when it is one day of an hourly place. */
export interface AvailabilityWire {
  mode: PricingMode
  days: { day: Day; state: DayState; price: number | null; freeUnits: number }[]
  slots: { start: TimeOfDay; state: DayState; price: number | null }[]
}

export function availabilityToWire(
  mode: PricingMode,
  days: CalendarDay[],
  slots: CalendarSlot[],
): AvailabilityWire {
  const price = (value: number | null) => (value === null ? null : toSar(value))
  return {
    mode,
    days: days.map(({ priceHalalas, ...day }) => ({ ...day, price: price(priceHalalas) })),
    slots: slots.map(({ priceHalalas, ...slot }) => ({ ...slot, price: price(priceHalalas) })),
  }
}

/** What 409 `dates_unavailable` carries beside its message. */
export interface DatesUnavailable {
  nearest: { checkIn: Day; checkOut: Day }[]
}

/** A booking as its guest reads it; money in SAR, instants in UTC, days in Riyadh. */
export interface BookingWire {
  _id: string
  code: string
  status: BookingState
  tab: BookingTab
  serviceId: string
  service: {
    type: PropertyType
    name: Bilingual
    image: string
    city: NamedPlace
    district: NamedPlace
    checkInTime: TimeOfDay
    checkOutTime: TimeOfDay
  }
  mode: PricingMode
  checkIn: Day
  checkOut: Day
  start: TimeOfDay | null
  hours: number | null
  checkInAt: string
  checkOutAt: string
  party: Party
  units: number
  lines: QuoteLineWire[]
  total: number
  vat: number | null
  deposit: number
  dueNow: number
  dueLater: number
  paid: number
  paymentType: PaymentType
  bookingType: BookingType
  policy: CancellationPolicyName
  freeCancellationUntil: string | null
  expiresAt: string | null
  createdAt: string
  host: { name: string; name_ar: string; phone: string | null }
  /** only after confirmation */
  arrival: { code: string; address: string; houseNumber: string | null; location: [number, number] } | null
  /** what cancelling now gives back; null when the guest may not cancel any more */
  cancellation: { refund: number; vendorKeeps: number } | null
  /** events that the reader may cause now */
  allowed: BookingEvent[]
  history: { status: BookingState; at: string }[]
}

export type BookingListWire = {
  data: BookingWire[]
  page: number
  pageSize: number
  total: number
  counts: Record<BookingTab, number>
}
