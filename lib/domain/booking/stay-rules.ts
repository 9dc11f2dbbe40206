import { ownAddOnIssues } from '@/lib/domain/booking/money/own-add-ons'
import { takesPets } from '@/lib/domain/booking/party'
import { type Issue, issue } from '@/lib/domain/issues'
import type { BookingType } from '@/lib/domain/listing/vocabulary'
import {
  addDays,
  addMinutes,
  type Day,
  daysBetween,
  isDay,
  isWholeHour,
  nightsOf,
  riyadhDay,
} from '@/lib/domain/time/days'
import { type BookableListing, MAX_HOURS, type Period, type StayRequest } from './bookable'
import { nightPrice } from './money/night-price'
import { mostOvertime, overtimeMinutes } from './overtime'
import { type Beds, mostAdults } from './party'
import { arrivalDay, isOpenFor, spanOf } from './period'
import { arrivalIssues, departureIssues, lengthIssues } from './stay-rule-issues'
import { MIN_REQUEST_NOTICE_MINUTES } from './transitions'

export const MAX_DAYS_AHEAD = 540
export const MAX_NIGHTS = 90
export const MAX_TURNOVER_DAYS = 3

/**
 * The issues that forbid a stay, availability aside (booking rules, Quote 1 to 3); empty when it may be sold. Paths are
 * those of the quote call; days before `now` in Riyadh are past.
 */
export function validateStay(listing: BookableListing, request: StayRequest, now: Date): Issue[] {
  const broken = validatePeriodShape(request.period)
  if (broken.length > 0) return broken
  return [
    ...validatePeriod(listing, request.period, now),
    ...unitIssues(listing, request),
    ...partyIssues(listing, request),
    ...offerIssues(listing, request),
  ]
}

/** The same of one of several room types, whose guests are a part of the party: how many they are is a rule for all of them. */
export const validateRoom = (listing: BookableListing, request: StayRequest, now: Date): Issue[] => [
  ...validatePeriod(listing, request.period, now),
  ...unitIssues(listing, request),
  ...offerIssues(listing, request),
]

/** The issues of a malformed period, whatever the listing; paths are those of the quote call (booking rules, Quote 1). */
export function validatePeriodShape(period: Period): Issue[] {
  if (period.mode === 'hourly') {
    return [
      ...(isDay(period.date) ? [] : [issue('date', 'not_a_day')]),
      ...(isWholeHour(period.start) ? [] : [issue('start', 'not_a_time')]),
      ...(period.hours >= 1 && period.hours <= MAX_HOURS ? [] : [issue('hours', 'max', { max: MAX_HOURS })]),
    ]
  }
  const badDays = (['checkIn', 'checkOut'] as const).filter((path) => !isDay(period[path]))
  if (badDays.length > 0) return badDays.map((path) => issue(path, 'not_a_day'))
  if (period.checkOut <= period.checkIn) return [issue('checkOut', 'check_out_before_check_in')]
  return daysBetween(period.checkIn, period.checkOut) > MAX_NIGHTS
    ? [issue('checkOut', 'too_many_nights', { max: MAX_NIGHTS })]
    : []
}

/** The issues of these nights or hours, whatever the party. The period must have passed `validatePeriodShape`. */
export function validatePeriod(listing: BookableListing, period: Period, now: Date): Issue[] {
  if (period.mode !== listing.pricingMode) {
    return [period.mode === 'daily' ? issue('checkIn', 'nights_not_sold') : issue('date', 'hours_not_sold')]
  }
  return period.mode === 'daily' ? nightIssues(listing, period, now) : hourIssues(listing, period, now)
}

function nightIssues(
  listing: BookableListing,
  period: Extract<Period, { mode: 'daily' }>,
  now: Date,
): Issue[] {
  const wrongDays = validateStayDays(period, riyadhDay(now))
  if (wrongDays.length > 0) return wrongDays
  const { checkIn, checkOut } = period
  const limited = [
    ...lengthIssues(listing, checkIn, daysBetween(checkIn, checkOut)),
    ...vendorIssues(listing, period, now),
    ...departureIssues(listing, checkOut),
  ]
  if (limited.length > 0) return limited
  return nightsOf(period.checkIn, period.checkOut).flatMap((night) => {
    if (!isOpen(listing, night)) return [issue('checkIn', 'outside_open_period', { day: night })]
    return nightPrice(listing.prices, night) === null
      ? [issue('checkIn', 'night_not_priced', { day: night })]
      : []
  })
}

/** The issues of days that cannot be booked, whatever the listing. */
export function validateStayDays(
  { checkIn, checkOut }: { checkIn: Day; checkOut: Day },
  today: Day,
): Issue[] {
  if (checkIn < today) return [issue('checkIn', 'past_day')]
  if (checkOut > addDays(today, MAX_DAYS_AHEAD)) {
    return [issue('checkOut', 'too_far_ahead', { max: MAX_DAYS_AHEAD })]
  }
  return daysBetween(checkIn, checkOut) > MAX_NIGHTS
    ? [issue('checkOut', 'too_many_nights', { max: MAX_NIGHTS })]
    : []
}

/** The issues by the vendor's rules and settings of the day of arrival. */
export function vendorIssues(listing: BookableListing, period: Period, now: Date): Issue[] {
  const paths =
    period.mode === 'daily'
      ? ({ day: 'checkIn', time: 'checkIn' } as const)
      : ({ day: 'date', time: 'start' } as const)
  return arrivalIssues(listing, { arrival: arrivalDay(period), at: spanOf(period, listing).from, paths }, now)
}

function hourIssues(
  listing: BookableListing,
  period: Extract<Period, { mode: 'hourly' }>,
  now: Date,
): Issue[] {
  if (spanOf(period, listing).from < now) return [issue('start', 'past_slot')]
  if (period.date > addDays(riyadhDay(now), MAX_DAYS_AHEAD)) {
    return [issue('date', 'too_far_ahead', { max: MAX_DAYS_AHEAD })]
  }
  if (!isOpen(listing, period.date)) return [issue('date', 'outside_open_period', { day: period.date })]
  if (listing.prices.hour === null) return [issue('date', 'night_not_priced', { day: period.date })]
  if (!isOpenFor(listing, period.start, period.hours)) return [issue('start', 'closed_at_that_hour')]
  if (!isOpenFor(listing, period.start, period.hours, overtimeMinutes(period)))
    return [issue('overtime', 'overtime_past_closing')]
  return vendorIssues(listing, period, now)
}

function isOpen(listing: BookableListing, day: string): boolean {
  return (!listing.openFrom || day >= listing.openFrom) && (!listing.openTo || day <= listing.openTo)
}

const unitIssues = (listing: BookableListing, { units }: StayRequest): Issue[] =>
  units > listing.units ? [issue('units', 'too_many_units', { max: listing.units })] : []

/** The issues of a party for the beds of its units. */
export function partyIssues(
  beds: Beds,
  request: Pick<StayRequest, 'adults' | 'children' | 'units'>,
): Issue[] {
  const max = beds.maxGuests * request.units
  const adults = mostAdults(beds, request.units)
  return [
    ...(request.adults < 1 ? [issue('adults', 'adult_needed')] : []),
    ...(request.adults + request.children > max
      ? [issue('adults', 'too_many_guests', { max })]
      : request.adults > adults
        ? [issue('adults', 'too_many_adults', { max: adults })]
        : []),
  ]
}

/** A request needs time to be answered, so too short a notice is refused (booking rules, States). */
export function validateRequest(
  listing: BookableListing,
  period: Period,
  bookingType: BookingType,
  now: Date,
): Issue[] {
  if (bookingType !== '24-Hour') return []
  const isInTime = spanOf(period, listing).from >= addMinutes(now, MIN_REQUEST_NOTICE_MINUTES)
  const path = period.mode === 'daily' ? 'checkIn' : 'start'
  return isInTime ? [] : [issue(path, 'short_notice', { hours: Math.ceil(MIN_REQUEST_NOTICE_MINUTES / 60) })]
}

function offerIssues(listing: BookableListing, request: StayRequest): Issue[] {
  const offered = listing.addOns.map((addOn) => addOn.name)
  return [
    ...((request.period.overtime ?? 0) > mostOvertime(listing)
      ? [issue('overtime', 'overtime_not_sold')]
      : []),
    ...(request.pet && !takesPets(listing.fees) ? [issue('pet', 'no_pets_taken')] : []),
    ...request.addOns
      .filter((name) => !offered.includes(name))
      .map((name) => issue('addOns', 'unknown_add_on', { name })),
    ...ownAddOnIssues(listing.ownAddOns, request.ownAddOns),
    ...(request.paymentType === listing.paymentType
      ? []
      : [issue('paymentType', 'payment_type_not_offered')]),
  ]
}
