import { boolean, type InferType, object, string } from 'yup'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { userText } from '@/lib/domain/text/text'
import { addDays, type Day, isCalendarDay, nightsOf } from '@/lib/domain/time/days'

/** Nights of one search that count, and how far they may lie ahead, so that nobody fills the table by made-up dates. */
const MOST_NIGHTS = 31
const MOST_DAYS_AHEAD = 400

const day = string().test('not_a_day', (value) => value === undefined || isCalendarDay(value))

/** POST search-views: what a visitor searched for and whether anything was found, without anything about who it was. */
export const searchViewBody = object({
  city: userText(60),
  type: string().oneOf(PROPERTY_TYPES),
  checkIn: day,
  checkOut: day,
  hasFound: boolean().required(),
}).noUnknown()
export type SearchViewBody = InferType<typeof searchViewBody>

/** The nights that a search counts for; none without dates, or with dates that nobody can book. */
export function searchedNights({ checkIn, checkOut }: SearchViewBody, today: Day): Day[] {
  if (!checkIn || !checkOut || checkIn >= checkOut || checkIn < today) return []
  if (checkOut > addDays(today, MOST_DAYS_AHEAD)) return []
  const nights = nightsOf(checkIn, checkOut)
  return nights.length > MOST_NIGHTS ? [] : nights
}
