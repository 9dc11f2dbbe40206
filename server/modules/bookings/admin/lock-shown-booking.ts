import type { StaleBooking } from '@/lib/contract/schemas/booking/admin-wire'
import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import type { Booking } from '@/server/modules/bookings/store'

/** Locks a booking for an act of an admin; refused when it is no longer as the admin saw it, with what it is now. */
export async function lockShownBooking(tx: Db, id: string, version: number): Promise<Booking> {
  const booking = await lockOwnBooking(tx, id, 'anybody')
  const { sequence, state, checkInAt, checkOutAt } = booking
  if (sequence === version) return booking
  const data: StaleBooking = {
    version: sequence,
    status: state,
    checkInAt: checkInAt.toISOString(),
    checkOutAt: checkOutAt.toISOString(),
  }
  throw new DomainError('stale_decision', { data })
}
