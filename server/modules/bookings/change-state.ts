import {
  BOOKING_STATES,
  type BookingEvent,
  type BookingRole,
  transition,
} from '@/lib/domain/booking/transitions'
import { DomainError } from '@/lib/domain/issues'
import { webhookEventOf } from '@/lib/domain/webhooks/webhook'
import type { Db } from '@/server/db/db'
import { lockListing } from '@/server/db/lock-listing'
import { refreshBooked } from '@/server/db/refresh-booked'
import { getCharged } from '@/server/modules/ledger/post-reduction'
import { postDoorCommission, postDoorCommissionReturned } from '@/server/modules/ledger/post-stay'
import { scheduleDeposit } from '@/server/modules/ledger/schedule-money'
import { giveBackUse } from '@/server/modules/promotions/uses'
import { notifyWaiting } from '@/server/modules/waiting-list/notify-waiting'
import { setAllocations } from './dates-store'
import { emitBooking } from './emit-booking'
import { invoiceCommission } from './invoice-commission'
import { notifyChange } from './notify-booking'
import { endReservingAttempt } from './payments/reserved-balance'
import { type Booking, type BookingPatch, transitionBooking, writeEvent } from './store'

/** Who acts, and when. An admin who acts for a guest does it with the guest's rights. */
export type Actor = Pick<Change, 'actorId' | 'now'>

export interface Change {
  event: BookingEvent
  role: BookingRole
  actorId: string | null
  now: Date
  reason?: string
  /** columns to write with the state; a new deadline is an `expiresAt` */
  patch?: BookingPatch
  /** the caller notifies the waiting list, because it may take the dates itself */
  keepsQuiet?: boolean
}

/**
 * Changes the state of a booking: along a transition, by compare-and-swap, with its allocations, its event, the
 * notifications and what the step costs the vendor. Runs in the caller's transaction.
 */
export async function changeState(tx: Db, booking: Booking, change: Change): Promise<Booking> {
  const { event, role, actorId, now, reason, patch } = change
  const edge = transition(booking.state, event, role)
  if (!edge) throw new DomainError('not_in_this_state')
  await lockListing(tx, booking.listingId)
  const end = event === 'check_out' ? { endedAt: endOf(booking, role, now) } : {}
  const updated = await transitionBooking(tx, booking, { ...patch, ...end, state: edge.to })
  if (!updated) throw new DomainError('not_in_this_state')
  // The dates of a stay end by themselves; of an early check-out the vendor frees them.
  if (edge.to !== 'completed' || event === 'free_dates')
    await setAllocations(tx, booking.id, BOOKING_STATES[edge.to].dates, updated.expiresAt)
  if (isLostUnpaid(edge.to, updated)) await giveBackUse(tx, booking.id, now)
  await endReservingAttempt(tx, booking, now)
  await writeEvent(tx, {
    bookingId: booking.id,
    event,
    role,
    actorId,
    fromState: booking.state,
    toState: edge.to,
    reason,
    createdAt: now,
  })
  await notifyChange(tx, updated, edge.notifies, now)
  await emitBooking(tx, updated, webhookEventOf(event, edge.to), now)
  await refreshBooked(tx, booking.listingId, now)
  if (freesDates(event, booking.state, edge.to) && !change.keepsQuiet)
    await notifyWaiting(tx, booking.listingId, now)
  if (event === 'collect' || (event === 'check_out' && hasTakenPlace(booking, role)))
    await postDoorCommission(tx, updated, now)
  if (event === 'undo_collect') await postDoorCommissionReturned(tx, updated, now)
  if (event === 'check_out') await invoiceCommission(tx, updated, await getCharged(tx, updated), now)
  if (event === 'check_out') await scheduleDeposit(tx, updated, updated.endedAt ?? now)
  return updated
}

/** Ended before anything was paid: a code that it used can be used again. */
function isLostUnpaid(to: Booking['state'], { paidHalalas }: Booking): boolean {
  return to !== 'completed' && BOOKING_STATES[to].dates === 'released' && paidHalalas === 0
}

function freesDates(event: BookingEvent, from: Booking['state'], to: Booking['state']): boolean {
  if (from === to || to === 'completed') return event === 'change_dates' || event === 'free_dates'
  return BOOKING_STATES[to].dates === 'released'
}

/** Where nobody arrived and the vendor says nothing, nothing is owed for what was due at the door. */
const hasTakenPlace = ({ state }: Booking, role: BookingRole) => state === 'checked_in' || role === 'vendor'

/** The later of the booked and the real check-out, which only the guest knows. */
const endOf = ({ checkOutAt }: Booking, role: BookingRole, now: Date) =>
  role === 'guest' && now > checkOutAt ? now : checkOutAt
