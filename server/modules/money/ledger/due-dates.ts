import type { Period } from '@/lib/domain/booking/bookable'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { addMinutes } from '@/lib/domain/time/days'

/** After check-in a guest has a day to report that a stay is not as described (booking rules, Ledger). */
const EARNINGS_HOURS_AFTER_CHECK_IN = 24
/** A deposit returns by itself unless the vendor claims it until then. */
const DEPOSIT_HOURS_AFTER_CHECK_OUT = 48

/** When the vendor's earnings become available: a day after check-in, for hours and halls at the end. */
export function earningsDueAt(stay: {
  period: Pick<Period, 'mode'>
  type: PropertyType
  checkInAt: Date
  checkOutAt: Date
}): Date {
  const isOverAtOnce = stay.period.mode === 'hourly' || stay.type === 'Wedding_Halls'
  return isOverAtOnce ? stay.checkOutAt : addMinutes(stay.checkInAt, EARNINGS_HOURS_AFTER_CHECK_IN * 60)
}

/** When a deposit returns by itself; `endedAt` is the later of the booked and the real check-out. */
export function depositDueAt(endedAt: Date): Date {
  return addMinutes(endedAt, DEPOSIT_HOURS_AFTER_CHECK_OUT * 60)
}
