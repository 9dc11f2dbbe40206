import { transition } from '@/lib/domain/booking/edges'
import { listingIdsOf } from '@/lib/domain/booking/rooms'
import type { BookingEvent, BookingRole } from '@/lib/domain/booking/transitions'
import { DomainError } from '@/lib/domain/issues'
import { webhookEventOf } from '@/lib/domain/webhooks/webhook'
import type { Db } from '@/server/db/db'
import { lockListings } from '@/server/db/lock-listing'
import { together } from '@/server/db/postgres-driver/together'
import { refreshBookedOfMany } from '@/server/db/refresh-booked'
import { recordAgreement } from './agreements/record-agreement'
import { followBooking } from './cleaning/follow-booking'
import { EFFECTS, isOfDates, type Step } from './effects'
import { emitBooking } from './emit-booking'
import { notifyChange } from './notify-booking'
import { endReservingAttempt } from './payments/balance/reserved-balance'
import { queueTemplate } from './queue-template'
import { hasExpiredWeek } from './series/series-store'
import { type Booking, type BookingPatch, transitionBooking, writeEvent } from './store'

/** Who acts, and when. An admin who acts for a guest does it with the guest's rights. */
export type Actor = Pick<Change, 'actorId' | 'now'>

export interface Change extends Pick<Step, 'percent' | 'refundTo' | 'keepsQuiet'> {
  event: BookingEvent
  role: BookingRole
  actorId: string | null
  now: Date
  reason?: string
  /** columns to write with the state; a new deadline is an `expiresAt` */
  patch?: BookingPatch
}

/**
 * Changes the state of a booking: along an edge of the graph, by compare-and-swap, with its event, its notifications and
 * the effects that the edge names. Runs in the caller's transaction.
 */
export async function changeState(tx: Db, booking: Booking, change: Change): Promise<Booking> {
  const { event, role, actorId, now, reason, patch, ...given } = change
  const edge = transition(booking.state, event, role)
  if (!edge) throw new DomainError('not_in_this_state')
  const listingIds = listingIdsOf(booking)
  await lockListings(tx, listingIds)
  const updated = await transitionBooking(tx, booking, {
    ...edge.sets(booking, now),
    ...patch,
    state: edge.to,
  })
  if (!updated) throw new DomainError('not_in_this_state')
  const step = { ...given, before: booking, booking: updated, edge, now }
  for (const effect of edge.effects.filter(isOfDates)) await EFFECTS[effect](tx, step)
  await endReservingAttempt(tx, booking, now)
  // The weeks of an abandoned series expire together: one notification is enough.
  const isRepeated = event === 'expire_payment' && (await hasExpiredWeek(tx, updated, now))
  const webhook = webhookEventOf(event, booking.state, edge.to)
  const history = { event, role, actorId, fromState: booking.state, toState: edge.to, reason }
  await together([
    () => writeEvent(tx, { ...history, bookingId: booking.id, createdAt: now }),
    () => followBooking(tx, booking, updated, now),
    () => notifyChange(tx, updated, isRepeated ? [] : edge.notifies, now),
    () => queueTemplate(tx, booking, updated, now),
    () => refreshBookedOfMany(tx, listingIds, now),
    // It reads the booking behind its first statement, and so behind the writes of this turn.
    async () => webhook && emitBooking(tx, updated, webhook, now),
  ])
  await recordAgreement(tx, booking, updated, now)
  for (const effect of edge.effects) if (!isOfDates(effect)) await EFFECTS[effect](tx, step)
  return updated
}
