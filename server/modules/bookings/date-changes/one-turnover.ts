import type { BookableListing } from '@/lib/domain/booking/bookable'
import { departureDay } from '@/lib/domain/booking/period'
import { turnoverAfter } from '@/lib/domain/booking/vendor-stay-rules'
import type { RequestedDates } from '@/server/modules/listings/stay-availability'

/** The same dates, free by the longest turnover of the room types: dearer dates are held until one instant in all of them. */
export function withOneTurnover(dates: RequestedDates): RequestedDates {
  const { terms, rooms = [], period } = dates
  const all = [terms, ...rooms.map((room) => room.terms)]
  const turnoverMinutes = Math.max(...all.map((one) => turnoverAfter(one, departureDay(period))))
  const even = (one: BookableListing): BookableListing => ({
    ...one,
    turnoverMinutes,
    ...(one.stayRules && { stayRules: one.stayRules.map((rule) => ({ ...rule, turnoverHours: null })) }),
  })
  return { ...dates, terms: even(terms), rooms: rooms.map((room) => ({ ...room, terms: even(room.terms) })) }
}
