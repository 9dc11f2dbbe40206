import { addDays, comingThursday, riyadhDay } from '../../lib/domain/time/days'

/** Thursday to Saturday, so many weeks ahead of the coming weekend. */
export function weekend(weeksAhead: number): { checkIn: string; checkOut: string } {
  const checkIn = addDays(comingThursday(riyadhDay(new Date())), 7 * weeksAhead)
  return { checkIn, checkOut: addDays(checkIn, 2) }
}

/**
 * Tests run beside each other and book the same few listings, so every weekend belongs to somebody. Up to the ninth the
 * seeded market has stays, and nobody books: tests that only look at prices look there. Then each journey has one of its
 * own in each language, and the last ones are for whoever needs just any booking.
 */
const JOURNEYS = [
  'first',
  'payment',
  'request',
  'moving',
  'waiting',
  'taken',
  'otherEngine',
  'byKeys',
] as const
const FIRST_WEEK = { ar: 10, en: 10 + JOURNEYS.length }
export const ANY_WEEKS = Array.from({ length: 16 }, (_, i) => 10 + 2 * JOURNEYS.length + i)

type Journey = (typeof JOURNEYS)[number]

/** `retry`: of a test that books one and the same place, whose earlier try may have taken its weekend. */
export function weekendOf(journey: Journey, locale: 'ar' | 'en', retry = 0) {
  const later = retry * (2 * JOURNEYS.length + ANY_WEEKS.length)
  return weekend(FIRST_WEEK[locale] + JOURNEYS.indexOf(journey) + later)
}

/** A free weekend at the least booked chalet of the demo. */
export const CALM_WEEK = 7

/** Later than all of them. */
export const FAR_DAYS = 300

export function today(): string {
  return riyadhDay(new Date())
}
