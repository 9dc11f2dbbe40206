import type { BookableListing, StayRequest } from '@/lib/domain/booking/bookable'
import { daysOf, spanOf } from '@/lib/domain/booking/period'
import { validateStay } from '@/lib/domain/booking/stay-rules'
import type { Issue } from '@/lib/domain/issues'
import type { AddOnName, PaymentType } from '@/lib/domain/listing/vocabulary'
import { type Halalas, percentOf, vatInside } from '@/lib/domain/money'
import { type Day, daysBetween, nightsOf, riyadhDay } from '@/lib/domain/time/days'
import { cancellationDeadline } from './cancellation'
import { nightPrice } from './night-price'

/** The bounds of a last-minute discount in percent (Quote 5). */
export const LAST_MINUTE_PERCENT = { min: 1, max: 90 }

/** One line of a price; `amountHalalas` is unit price × quantity × units, a discount is negative. */
export type QuoteLine =
  | {
      kind: 'nights' | 'hours'
      unitPriceHalalas: Halalas
      quantity: number
      units: number
      amountHalalas: Halalas
    }
  | { kind: 'lastMinute'; percent: number; amountHalalas: Halalas }
  | { kind: 'addOn'; name: AddOnName; amountHalalas: Halalas }
  | { kind: 'promotion'; code: string; amountHalalas: Halalas }

/** The price of a stay, all in halalas; instants in UTC. */
export interface Quote {
  lines: QuoteLine[]
  nights: { day: Day; priceHalalas: Halalas }[]
  totalHalalas: Halalas
  /** both null when the vendor has no VAT number and none is shown */
  vatHalalas: Halalas | null
  vatPercent: number | null
  depositHalalas: Halalas
  dueNowHalalas: Halalas
  dueLaterHalalas: Halalas
  paymentType: PaymentType
  checkInAt: Date
  checkOutAt: Date
  /** inclusive; null when the policy refunds nothing */
  freeCancellationUntil: Date | null
}

export type QuoteAnswer = { quote: Quote; issues: [] } | { quote: null; issues: Issue[] }

/**
 * The price of a stay in halalas, or the issues that forbid it (booking rules, Quote). Used for the browser's preview and
 * the server's decision; `now` is the only clock.
 */
export function quoteStay(listing: BookableListing, request: StayRequest, now: Date): QuoteAnswer {
  const issues = validateStay(listing, request, now)
  if (issues.length > 0) return { quote: null, issues }
  return { quote: price(listing, request, now), issues: [] }
}

function price(listing: BookableListing, request: StayRequest, now: Date): Quote {
  const { vatPercent } = listing
  const nights = pricedNights(listing, request)
  const stayLines =
    request.period.mode === 'hourly' ? hourLines(listing, request) : nightLines(nights, request.units)
  const lines = [
    ...stayLines,
    ...lastMinuteLines(listing, request, sum(stayLines), now),
    ...addOnLines(listing, request),
  ]
  const totalHalalas = sum(lines)
  const dueNowHalalas = dueNow(listing, request, totalHalalas)
  const span = spanOf(request.period, listing)
  return {
    lines,
    nights,
    totalHalalas,
    vatHalalas: vatPercent === null ? null : vatInside(totalHalalas, vatPercent),
    vatPercent,
    depositHalalas: listing.depositHalalas,
    dueNowHalalas,
    dueLaterHalalas: totalHalalas - dueNowHalalas,
    paymentType: request.paymentType,
    checkInAt: span.from,
    checkOutAt: span.to,
    freeCancellationUntil: cancellationDeadline(listing.cancellationPolicy, span.from),
  }
}

function pricedNights(listing: BookableListing, { period }: StayRequest): Quote['nights'] {
  if (period.mode === 'hourly') return []
  return nightsOf(period.checkIn, period.checkOut).map((day) => ({
    day,
    priceHalalas: nightPrice(listing.prices, day) ?? 0,
  }))
}

function nightLines(nights: Quote['nights'], units: number): QuoteLine[] {
  const counts = new Map<Halalas, number>()
  for (const night of nights) counts.set(night.priceHalalas, (counts.get(night.priceHalalas) ?? 0) + 1)
  return Array.from(counts, ([unitPriceHalalas, quantity]) => ({
    kind: 'nights' as const,
    unitPriceHalalas,
    quantity,
    units,
    amountHalalas: unitPriceHalalas * quantity * units,
  }))
}

function hourLines(listing: BookableListing, { period, units }: StayRequest): QuoteLine[] {
  if (period.mode !== 'hourly') return []
  const unitPriceHalalas = listing.prices.hour ?? 0
  const amountHalalas = unitPriceHalalas * period.hours * units
  return [{ kind: 'hours', unitPriceHalalas, quantity: period.hours, units, amountHalalas }]
}

/** On nights or hours only, when check-in is within `days` calendar days of today; limited to 1 to 90 % (Quote 5). */
function lastMinuteLines(
  listing: BookableListing,
  request: StayRequest,
  stay: Halalas,
  now: Date,
): QuoteLine[] {
  const daysAhead = daysBetween(riyadhDay(now), daysOf(request.period).first)
  if (!listing.lastMinute || daysAhead > listing.lastMinute.days) return []
  const percent = lastMinutePercent(listing.lastMinute.percent)
  return [{ kind: 'lastMinute', percent, amountHalalas: -percentOf(stay, percent) }]
}

/** The applied discount: a percentage stored earlier may exceed today's bounds. */
function lastMinutePercent(stored: number): number {
  return Math.min(LAST_MINUTE_PERCENT.max, Math.max(LAST_MINUTE_PERCENT.min, stored))
}

function addOnLines(listing: BookableListing, request: StayRequest): QuoteLine[] {
  return listing.addOns
    .filter((addOn) => request.addOns.includes(addOn.name))
    .map((addOn) => ({ kind: 'addOn' as const, name: addOn.name, amountHalalas: addOn.priceHalalas }))
}

function sum(lines: QuoteLine[]): Halalas {
  return lines.reduce((total, line) => total + line.amountHalalas, 0)
}

function dueNow(listing: BookableListing, request: StayRequest, total: Halalas): Halalas {
  const now: Record<PaymentType, Halalas> = {
    fullPayment: total,
    halfPayment: Math.min(listing.partialHalalas * request.units, total),
    payAtCheckin: 0,
  }
  return now[request.paymentType]
}
