import { endOfNights, type Span } from '@/lib/domain/booking/period'
import type { PricingMode } from '@/lib/domain/listing/vocabulary'
import { addDays, addMinutes, type Day, nightsOf, riyadhDay, type TimeOfDay } from '@/lib/domain/time/days'
import { type AddOnLeft, isOwnAddOn, type OwnAddOn, type OwnAddOnLine } from './own-add-ons'

/**
 * The days on which a stay has its add-ons: its nights, one more where it lasts beyond a check-in, or the days that its hours
 * touch.
 */
export function stockDays({ from, to }: Span, mode: PricingMode, checkInTime: TimeOfDay): Day[] {
  const end = mode === 'daily' ? endOfNights(to, checkInTime) : addDays(riyadhDay(addMinutes(to, -1)), 1)
  return nightsOf(riyadhDay(from), end)
}

/** What a booking, or a change of its dates that is not paid yet, has of them. */
export interface AddOnUse {
  bookingId: string
  days: readonly Day[]
  lines: readonly { kind: string }[]
}

/** What is left on the days of a stay, of those that have a stock; a booking counts once on a day of its old and its new dates. */
export function addOnsLeft(
  offered: readonly OwnAddOn[],
  days: readonly Day[],
  uses: readonly AddOnUse[],
): AddOnLeft[] {
  return offered.flatMap((addOn) => {
    const { id, stock } = addOn
    if (stock === null) return []
    const most = Math.max(0, ...days.map((day) => takenOn(day, addOn, uses)))
    return [{ _id: id, left: Math.max(0, stock - most) }]
  })
}

/** A name that is offered again under another id is of the same pieces. */
const isOf = ({ addOnId, name }: OwnAddOnLine, addOn: OwnAddOn): boolean =>
  addOnId === addOn.id || name.ar === addOn.name.ar

function takenOn(day: Day, addOn: OwnAddOn, uses: readonly AddOnUse[]): number {
  const byBooking = new Map<string, number>()
  for (const { bookingId, days, lines } of uses) {
    if (!days.includes(day)) continue
    const count = lines
      .filter(isOwnAddOn)
      .reduce((sum, line) => sum + (isOf(line, addOn) ? line.count : 0), 0)
    byBooking.set(bookingId, Math.max(byBooking.get(bookingId) ?? 0, count))
  }
  return [...byBooking.values()].reduce((sum, count) => sum + count, 0)
}
