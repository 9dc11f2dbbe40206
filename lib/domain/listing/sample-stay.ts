import type { BookableService, Period, StayRequest } from '@/lib/domain/booking/bookable'
import { type QuoteAnswer, quoteStay } from '@/lib/domain/booking/quote'
import { addDays, comingThursday, type Day, MIDNIGHT, riyadhDay } from '@/lib/domain/days'
import type { Draft } from './draft'
import type { OfferedKind } from './variants'
import { pricesOfWeek } from './week'

const SAMPLE_HOURS = 2
const SAMPLE_HOUR = '18:00'
const NO_PRICES = { dates: {}, weekdays: {}, sundayToWednesday: null, allDays: null }

export interface SampleStay {
  period: Period
  answer: QuoteAnswer
}

/**
 * What a stay would cost at the prices of a draft, by the quote that guests get: the first Thursday to Saturday on which
 * the place is open, or two hours of that Thursday. Amounts in halalas; issues where those nights are not sold.
 */
export function sampleStay(draft: Draft, kind: OfferedKind, now: Date): SampleStay {
  const period = samplePeriod(draft, kind, riyadhDay(now))
  const service = bookableOf(draft, kind)
  const request: StayRequest = {
    period,
    adults: 1,
    children: 0,
    infants: 0,
    units: 1,
    addOns: [],
    paymentType: service.paymentType,
  }
  return { period, answer: quoteStay(service, request, now) }
}

function samplePeriod({ openPeriod, check }: Draft, { variant }: OfferedKind, today: Day): Period {
  const thursday = comingThursday([addDays(today, 1), openPeriod.from].toSorted().at(-1) ?? today)
  if (variant !== 'hourly') return { mode: 'daily', checkIn: thursday, checkOut: addDays(thursday, 2) }
  const start = check.in.endsWith(':00') ? check.in : SAMPLE_HOUR
  return { mode: 'hourly', date: thursday, start, hours: SAMPLE_HOURS }
}

function bookableOf(draft: Draft, { variant, usualTimes }: OfferedKind): BookableService {
  const isHourly = variant === 'hourly'
  const { check, payment, lastMinute } = draft
  return {
    pricingMode: isHourly ? 'hourly' : 'daily',
    prices: isHourly ? { ...NO_PRICES, hour: draft.hour.price } : pricesOfWeek(draft.week),
    checkInTime: check.in || (isHourly ? SAMPLE_HOUR : usualTimes.checkIn),
    checkOutTime: check.out || (isHourly ? MIDNIGHT : usualTimes.checkOut),
    openFrom: draft.openPeriod.from || null,
    openTo: draft.openPeriod.to || null,
    maxGuests: 1,
    units: 1,
    addOns: [],
    lastMinute:
      lastMinute.isTicked && lastMinute.days !== null && lastMinute.percent !== null
        ? { days: lastMinute.days, percent: lastMinute.percent }
        : null,
    depositHalalas: 0,
    paymentType: payment.type || 'fullPayment',
    partialHalalas: payment.partial ?? 0,
    hasVatNumber: false,
    cancellationPolicy: draft.cancellationPolicy || 'Flexible',
    turnoverMinutes: 0,
  }
}
