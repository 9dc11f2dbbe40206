import type { SeriesWire } from '@/lib/contract/schemas/booking/series'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { cancelBooking } from '@/server/modules/bookings/guest/cancellation'
import type { SignedIn } from '@/server/policy/signed-in'
import { getSeries } from './get-series'
import { listWeeks } from './series-store'

/**
 * Cancels weeks of a series by the policy of each, the earliest first and each in its own transaction, as alone. One that
 * cannot be cancelled any more stays; the answer says what became of each.
 */
export async function cancelWeeks(
  deps: Deps,
  guest: SignedIn,
  id: string,
  bookingIds: readonly string[],
): Promise<SeriesWire> {
  const weeks = await listWeeks(deps.db, id, guest._id)
  if (!bookingIds.every((one) => weeks.some((week) => week.id === one))) throw new DomainError('not_found')
  for (const week of weeks) {
    if (!bookingIds.includes(week.id)) continue
    await cancelBooking(deps, guest, week.id, {}).catch(ignoreEnded)
  }
  return getSeries(deps.db, guest._id, id, deps.clock.now())
}

/** The week began, ended or was cancelled on another device. */
function ignoreEnded(error: unknown): void {
  const isOver = error instanceof DomainError && ['not_in_this_state', 'deadline_passed'].includes(error.code)
  if (!isOver) throw error
}
