import type { OwnSplitWire } from '@/lib/contract/schemas/splits/wire'
import { INSTANT_PAYMENT_MINUTES } from '@/lib/domain/booking/transitions'
import { DomainError } from '@/lib/domain/issues'
import { toSar } from '@/lib/domain/money'
import { isActiveSplit, sumOf } from '@/lib/domain/splits/split'
import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { setAllocations } from '@/server/modules/bookings/dates-store'
import { getOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { notifySide } from '@/server/modules/bookings/notify-booking'
import { isOfGuest } from '@/server/modules/bookings/payments/payment-store'
import { refundSurplus } from '@/server/modules/bookings/payments/refunds/refund-booking'
import { type Booking, transitionBooking } from '@/server/modules/bookings/store'
import { postSplitReturned } from '@/server/modules/money/ledger/post-split'
import type { SignedIn } from '@/server/policy/signed-in'
import { runEach } from '@/server/run-each'
import { payableUntil } from './get-split'
import { lockSplit } from './lock-split'
import { getOwnSplit } from './start-split'
import { listEndedSplits, listSharePayments, type Split, setSplitState } from './store'

/** Returns what was paid of splits whose booking expired or was cancelled. Each in its own transaction, once. */
export async function returnEndedSplits({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await runEach(await listEndedSplits(db), (by) =>
    db.transaction(async (tx) => {
      const { booking, split } = await lockSplit(tx, by)
      if (isActiveSplit(split.state) && booking.state !== 'awaiting_payment')
        await returnSplit(tx, booking, split, now)
    }),
  )
}

/** The guest gives up the split: everything goes back, and a quarter of an hour is left to pay alone. */
export async function giveUpSplit(deps: Deps, guest: SignedIn, bookingId: string): Promise<OwnSplitWire> {
  await getOwnBooking(deps.db, bookingId, { guestId: guest._id })
  await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const { booking, split } = await lockSplit(tx, { bookingId })
    if (!payableUntil(booking, split, now)) throw new DomainError('not_in_this_state')
    await returnSplit(tx, booking, split, now)
    await shortenHold(tx, booking, split, now)
  })
  return getOwnSplit(deps, guest, bookingId)
}

async function returnSplit(tx: Db, booking: Booking, { id }: Split, now: Date): Promise<void> {
  const paid = await listSharePayments(tx, id)
  const amountHalalas = sumOf(paid.map((one) => one.amountHalalas))
  const ownHalalas = sumOf(paid.filter((one) => isOfGuest(one, booking)).map((one) => one.amountHalalas))
  await setSplitState(tx, id, 'returned', now)
  for (const payment of paid) await refundSurplus(tx, payment, now)
  await postSplitReturned(tx, { id, bookingId: booking.id, amountHalalas }, now)
  const amount = { amount: toSar(ownHalalas) }
  if (ownHalalas > 0) await notifySide(tx, booking, { whom: 'guest', type: 'Split_ended' }, now, amount)
}

/** Back to the hold from before the split, or a quarter of an hour; never longer than the split held. */
async function shortenHold(tx: Db, booking: Booking, { windowEndsAt }: Split, now: Date): Promise<void> {
  const { id, state, expiresAt } = booking
  if (!expiresAt) return
  const alone = Math.max(windowEndsAt.getTime(), addMinutes(now, INSTANT_PAYMENT_MINUTES).getTime())
  const until = new Date(Math.min(expiresAt.getTime(), alone))
  await transitionBooking(tx, booking, { state, expiresAt: until })
  await setAllocations(tx, id, 'held', until)
}
