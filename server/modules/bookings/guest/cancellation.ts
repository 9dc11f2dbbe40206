import type { CancellationPreview } from '@/lib/contract/schemas/booking/lifecycle-wire'
import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import { DomainError, issue } from '@/lib/domain/issues'
import type { RefundDestination } from '@/lib/domain/ledger/postings'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { findExceptionOf, writeException } from '@/server/modules/bookings/admin/exception-store'
import { assertAllowedNow, computeSettlement, guardBooking } from '@/server/modules/bookings/booking-guards'
import { type Actor, changeState } from '@/server/modules/bookings/change-state'
import { hasOpenChargeback } from '@/server/modules/bookings/chargebacks/store'
import { getOwnBooking, lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { divideRefund } from '@/server/modules/bookings/payments/refunds/refund-booking'
import { isPaidByShares } from '@/server/modules/bookings/splits/store'
import type { Booking } from '@/server/modules/bookings/store'
import type { SignedIn } from '@/server/policy/signed-in'
import { getBooking } from './get-booking'

interface Cancellation {
  reason?: string
  refundTo?: RefundDestination
}

/** The guest cancels before check-in and gets the refund that the preview shows, to the card or at once to the balance. */
export function cancelBooking(
  { db, clock }: Deps,
  guest: SignedIn,
  id: string,
  cancellation: Cancellation,
): Promise<BookingWire> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const booking = await lockOwnBooking(tx, id, { guestId: guest._id })
    await cancelForGuest(tx, booking, cancellation, { actorId: guest._id, now })
    return getBooking(tx, guest._id, id, now)
  })
}

/** A cancellation by the guest's policy of a locked booking. */
export async function cancelForGuest(
  tx: Db,
  booking: Booking,
  { reason, refundTo = 'card' }: Cancellation,
  actor: Actor,
): Promise<Booking> {
  assertAllowedNow(booking, 'cancel', 'guest', actor.now)
  // What friends paid goes back to their cards only.
  const isShared = refundTo === 'balance' && (await isPaidByShares(tx, booking.id))
  if (isShared) throw new DomainError('bad_request', { issues: [issue('refundTo', 'one_of')] })
  if (refundTo === 'balance' && (await hasOpenChargeback(tx, { bookingId: booking.id })))
    throw new DomainError('chargeback_open')
  return changeState(tx, booking, { event: 'cancel', role: 'guest', ...actor, reason, refundTo })
}

/** The refund of a cancellation at this instant, and whether the guest may request an exception. */
export async function previewCancellation(
  { db, clock }: Deps,
  guest: SignedIn,
  id: string,
): Promise<CancellationPreview> {
  return previewOf(db, await getOwnBooking(db, id, { guestId: guest._id }), clock.now())
}

async function previewOf(db: Db, booking: Booking, now: Date): Promise<CancellationPreview> {
  const settlement = computeSettlement(booking, { by: 'guest' }, now)
  const { own, friends } = await divideRefund(db, booking, settlement)
  const request = await findExceptionOf(db, booking.id)
  return {
    at: now.toISOString(),
    freeUntil: booking.freeCancellationUntil?.toISOString() ?? null,
    refund: toSar(own),
    refundToFriends: toSar(friends),
    isShared: await isPaidByShares(db, booking.id),
    vendorKeeps: toSar(settlement.vendorKeepsHalalas),
    refusal: guardBooking(booking, 'cancel', 'guest', now),
    mayAskException:
      request?.state !== 'pending' && guardBooking(booking, 'ask_exception', 'guest', now) === null,
    exception: request && {
      state: request.state,
      reason: request.reason,
      percent: request.percent,
      at: request.createdAt.toISOString(),
    },
  }
}

/** After the deadline a guest may request a refund; the booking continues until an admin decides. */
export function requestException(
  { db, clock }: Deps,
  guest: SignedIn,
  id: string,
  reason: string,
): Promise<CancellationPreview> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const booking = await lockOwnBooking(tx, id, { guestId: guest._id })
    assertAllowedNow(booking, 'ask_exception', 'guest', now)
    const isFirst = await writeException(tx, { bookingId: id, reason, createdAt: now })
    if (!isFirst) throw new DomainError('already_done')
    const change = { event: 'ask_exception', role: 'guest', actorId: guest._id, now, reason } as const
    return previewOf(tx, await changeState(tx, booking, change), now)
  })
}
