import type { StayRequest } from '@/lib/domain/booking/bookable'
import { daysOf } from '@/lib/domain/booking/period'

/** The dates of a stay or of a request, for the text hooks. */
export function stayDates({ period }: Pick<StayRequest, 'period'>) {
  const { first, last } = daysOf(period)
  const hourly = period.mode === 'hourly' ? period : null
  return {
    mode: period.mode,
    checkIn: first,
    checkOut: last,
    start: hourly?.start ?? null,
    hours: hourly?.hours ?? null,
  }
}
