import type { BookableListing, StayRequest } from '@/lib/domain/booking/bookable'
import { daysOf, spanOf } from '@/lib/domain/booking/period'
import { validateStay } from '@/lib/domain/booking/stay-rules'
import { type Issue, issue } from '@/lib/domain/issues'
import type { PaymentType } from '@/lib/domain/listing/vocabulary'
import { type Halalas, vatInside } from '@/lib/domain/money'
import type { UsedCode } from '@/lib/domain/promotions/promotion'
import type { StayVat } from '@/lib/domain/rates/stay-vat'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import { type Day, daysBetween, nightsOf, riyadhDay } from '@/lib/domain/time/days'
import { cancellationDeadline } from './cancellation'
import { type KnownOfStay, NO_FACTS } from './discounts'
import { hourPrice, hoursOfStay, nightPrice } from './night-price'
import { soldOutIssues } from './own-add-ons'
import { dueNow } from './part-payment'
import { type AdjustmentLine, adjustmentLines, type WholeParty } from './price-adjustments'

/** The nights or hours of one price; `amountHalalas` is unit price × quantity × units. */
export interface StayLine {
  kind: 'nights' | 'hours'
  unitPriceHalalas: Halalas
  quantity: number
  units: number
  amountHalalas: Halalas
}

/** What was taken off the price of a booking afterwards, and returned to who paid; always one line, the last one. */
interface ReductionLine {
  kind: 'reduction'
  /** negative */
  amountHalalas: Halalas
}

/** The room type of a line, where a price has several, under its name among those of its property. */
export interface LineRoom {
  _id: string
  name: Bilingual
}

/** One line of a price. */
export type QuoteLine = (StayLine | AdjustmentLine | ReductionLine) & { room?: LineRoom }

/** The price of a stay, all in halalas; instants in UTC. */
export interface Quote {
  lines: QuoteLine[]
  nights: { day: Day; priceHalalas: Halalas }[]
  totalHalalas: Halalas
  /** both null where nobody accounts for it and none is shown */
  vatHalalas: Halalas | null
  vatPercent: number | null
  stayVat: StayVat
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
 * the server's decision; `now` is the only clock. A `code` must hold already; `facts` are what the server alone knows, a private offer among it.
 */
export function quoteStay(
  listing: BookableListing,
  request: StayRequest,
  now: Date,
  code: UsedCode | null = null,
  facts: KnownOfStay = NO_FACTS,
): QuoteAnswer {
  const issues = validateStay(listing, request, now)
  if (issues.length > 0) return { quote: null, issues }
  return answerOf(priceStay(listing, request, now, { code, facts }), facts)
}

/** The answer with a price, or why it is none: it is too high, or has add-ons that are sold out. */
export function answerOf(quote: Quote, { addOnsLeft }: Pick<KnownOfStay, 'addOnsLeft'>): QuoteAnswer {
  const issues = [...priceIssues(quote), ...soldOutIssues(quote.lines, addOnsLeft)]
  return issues.length > 0 ? { quote: null, issues } : { quote, issues: [] }
}

/** The most that a booking may cost with its deposit, in halalas: amounts are stored as integers of 32 bits. */
export const MAX_CHARGE: Halalas = 2_147_483_647

const priceIssues = ({ totalHalalas, depositHalalas }: Quote): Issue[] =>
  totalHalalas + depositHalalas > MAX_CHARGE ? [issue('total', 'price_too_high')] : []

/** The price of a stay that the rules allow, whose party may be a part of the guests. */
export function priceStay(
  listing: BookableListing,
  request: StayRequest,
  now: Date,
  { code, facts, guests }: { code: UsedCode | null; facts: KnownOfStay; guests?: WholeParty },
): Quote {
  const { vatPercent, stayVat } = listing
  const daysAhead = daysBetween(riyadhDay(now), daysOf(request.period).first)
  const nights = pricedNights(listing, request)
  const stayLines =
    request.period.mode === 'hourly' ? hourLines(listing, request) : nightLines(nights, request.units)
  const span = spanOf(request.period, listing)
  const msAhead = span.from.getTime() - now.getTime()
  const { period } = request
  const sold =
    period.mode === 'hourly'
      ? ({ length: period.hours, unit: 'hours' } as const)
      : ({ length: nights.length, unit: 'nights' } as const)
  const { units, adults, children, addOns, ownAddOns = [] } = request
  const party = { units, adults, children, hasPet: request.pet === true }
  const { overtime = 0 } = period
  const chosen = { addOns, ownAddOns, code, ...(guests && { guests }) }
  const stay = { listing, overtime, daysAhead, msAhead, ...sold, ...facts, ...party, ...chosen }
  const lines = [...stayLines, ...adjustmentLines(sum(stayLines), stay)]
  const totalHalalas = sum(lines)
  const dueNowHalalas = dueNow(listing, request, totalHalalas)
  return {
    lines,
    nights,
    totalHalalas,
    vatHalalas: vatPercent === null ? null : vatInside(totalHalalas, vatPercent),
    vatPercent,
    stayVat,
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

function nightLines(nights: Quote['nights'], units: number): StayLine[] {
  return linesByPrice(
    'nights',
    nights.map((night) => night.priceHalalas),
    units,
  )
}

/** A stay that crosses two price rules is priced hour by hour. */
function hourLines(listing: BookableListing, { period, units }: StayRequest): StayLine[] {
  if (period.mode !== 'hourly') return []
  const hours = hoursOfStay(period.date, period.start, period.hours)
  const prices = hours.map((hour) => hourPrice(listing.prices, hour.day, hour.start) ?? 0)
  return linesByPrice('hours', prices, units)
}

function linesByPrice(kind: StayLine['kind'], prices: readonly Halalas[], units: number): StayLine[] {
  const counts = new Map<Halalas, number>()
  for (const price of prices) counts.set(price, (counts.get(price) ?? 0) + 1)
  return Array.from(counts, ([unitPriceHalalas, quantity]) => ({
    kind,
    unitPriceHalalas,
    quantity,
    units,
    amountHalalas: unitPriceHalalas * quantity * units,
  }))
}

/** What lines come to, in halalas. */
export function sum(lines: readonly QuoteLine[]): Halalas {
  return lines.reduce((total, line) => total + line.amountHalalas, 0)
}
