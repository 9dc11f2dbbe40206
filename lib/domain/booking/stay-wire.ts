import type { Day, TimeOfDay } from '@/lib/domain/time/days'
import type { QuoteBody } from './bodies'
import type { Period, StayRequest } from './bookable'

/** The request body of a stay: the inverse of `stayFromBody`. */
export function stayToBody(stay: StayRequest): QuoteBody {
  const { period, rooms, addOns, ownAddOns, ...rest } = stay
  const { mode: _mode, ...dates } = period
  const own = ownAddOns && { ownAddOns: ownAddOns.map((one) => ({ ...one })) }
  const others = rooms && { rooms: rooms.map((one) => ({ ...one })) }
  return { ...dates, ...rest, ...others, addOns: [...addOns], ...own }
}

/** Free nights or hours, with the names of the quote's body. */
export type FreeStay = { checkIn: Day; checkOut: Day } | { date: Day; start: TimeOfDay; hours: number }

export function freeStayOf({ mode: _mode, overtime: _overtime, ...dates }: Period): FreeStay {
  return dates
}

export function periodOfFreeStay(stay: FreeStay): Period {
  return 'date' in stay ? { mode: 'hourly', ...stay } : { mode: 'daily', ...stay }
}
