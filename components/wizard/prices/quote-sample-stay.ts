import type { BookableListing, Period, StayRequest } from '@/lib/domain/booking/bookable'
import { type QuoteAnswer, quoteStay } from '@/lib/domain/booking/money/quote'
import type { OccasionDaysWire } from '@/lib/domain/calendar/price-plan'
import { withTermsPart } from '@/lib/domain/listing/calendar-terms'
import { contentOfDraft } from '@/lib/domain/listing/content'
import type { Draft } from '@/lib/domain/listing/draft'
import { withCalendarTerms } from '@/lib/domain/listing/sold-terms'
import { termsOfContent } from '@/lib/domain/listing/terms'
import type { ListingTypeVariant } from '@/lib/domain/listing/variants'
import type { StayVat } from '@/lib/domain/rates/stay-vat'
import { addDays, comingThursday, type Day, riyadhDay } from '@/lib/domain/time/days'

const SAMPLE_HOURS = 2
const SAMPLE_HOUR = '18:00'
const ANY_STAY = {
  maxGuests: 1,
  units: 1,
  addOns: [],
  depositHalalas: 0,
  vatPercent: null,
  turnoverMinutes: 0,
} as const

export interface SampleStay {
  period: Period
  answer: QuoteAnswer
}

/**
 * The quote of a sample stay at the prices of a draft: the first Thursday to Saturday on which
 * the listing is open, or two hours of that Thursday. Amounts in halalas; issues where those nights are not sold.
 */
export function sampleStay(
  draft: Draft,
  listingType: ListingTypeVariant,
  now: Date,
  occasions?: readonly OccasionDaysWire[],
): SampleStay {
  const period = samplePeriod(draft, listingType, riyadhDay(now))
  // An example of a price: that some stay rule refuses this one says nothing of it.
  const priced = { ...draft, calendarTerms: withTermsPart(draft.calendarTerms, 'stayRules', undefined) }
  const stay = { period, stayVat: 'nobody', occasions } as const
  return { period, answer: quoteDraft(priced, listingType, stay, now).answer }
}

export interface QuotedStay {
  period: Period
  stayVat: StayVat
  /** the coming days of occasions, once they are known */
  occasions?: readonly OccasionDaysWire[] | undefined
}

const nightsOfPeriod = (period: Period) =>
  period.mode === 'daily'
    ? { from: period.checkIn, to: period.checkOut }
    : { from: period.date, to: period.date }

/** The quote of a stay of one guest at the prices of a draft, with the terms by which it is computed. */
export function quoteDraft(
  draft: Draft,
  listingType: ListingTypeVariant,
  { period, stayVat, occasions }: QuotedStay,
  now: Date,
): { listing: BookableListing; answer: QuoteAnswer } {
  const usual = bookableDraft(draft, listingType, stayVat)
  const { calendarTerms } = draft
  const listing = calendarTerms
    ? withCalendarTerms(usual, calendarTerms, { occasions, ...nightsOfPeriod(period) })
    : usual
  const request: StayRequest = {
    period,
    adults: 1,
    children: 0,
    infants: 0,
    units: 1,
    addOns: [],
    paymentType: listing.paymentType,
  }
  return { listing, answer: quoteStay(listing, request, now) }
}

function samplePeriod({ openPeriod, check }: Draft, { variant }: ListingTypeVariant, today: Day): Period {
  const thursday = comingThursday([addDays(today, 1), openPeriod.from].toSorted().at(-1) ?? today)
  if (variant !== 'hourly') return { mode: 'daily', checkIn: thursday, checkOut: addDays(thursday, 2) }
  const start = check.in.endsWith(':00') ? check.in : SAMPLE_HOUR
  return { mode: 'hourly', date: thursday, start, hours: SAMPLE_HOURS }
}

/** The draft as if it were sold, without the first day of hours, because only the price matters. */
export function bookableDraft(
  draft: Draft,
  listingType: ListingTypeVariant,
  stayVat: StayVat,
): BookableListing {
  const { check, hour } = draft
  const isUntimed = listingType.variant === 'hourly' && check.in === ''
  const terms = termsOfContent(
    contentOfDraft({
      ...draft,
      hour: { ...hour, firstDay: '' },
      check: isUntimed ? { ...check, in: SAMPLE_HOUR } : check,
    }),
    listingType,
  )
  return { ...terms, ...ANY_STAY, stayVat }
}
