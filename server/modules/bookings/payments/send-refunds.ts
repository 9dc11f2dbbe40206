import { toSar } from '@/lib/domain/money'
import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { notifySide } from '@/server/modules/bookings/notify-booking'
import { postRefundDone } from '@/server/modules/ledger/post-refund'
import { runEach } from '@/server/run-each'
import { issueForRefund } from './issue-for-refund'
import {
  claimRefund,
  endRefund,
  listDueRefunds,
  noteProblem,
  type Payment,
  type Refund,
} from './payment-store'

const FIRST_RETRY_MINUTES = 2
const LONGEST_RETRY_MINUTES = 6 * 60

/**
 * Sends due refunds. After a failure it retries with growing pauses and the same key; a final refusal leaves a failed
 * row for an admin.
 */
export async function sendRefunds(deps: Pick<Deps, 'db' | 'clock' | 'payments'>): Promise<void> {
  const due = await listDueRefunds(deps.db, deps.clock.now())
  const ours = due.filter(({ payment }) => payment.provider === deps.payments.provider)
  await runEach(ours, ({ refund, payment }) => sendOne(deps, refund, payment))
}

async function sendOne(
  { db, clock, payments }: Pick<Deps, 'db' | 'clock' | 'payments'>,
  refund: Refund,
  payment: Payment,
): Promise<void> {
  const wait = Math.min(FIRST_RETRY_MINUTES * 2 ** refund.attempts, LONGEST_RETRY_MINUTES)
  const isMine = await claimRefund(db, refund, addMinutes(clock.now(), wait))
  if (!isMine || !payment.providerId) return
  const { amountHalalas, idempotencyKey } = refund
  const order = { providerId: payment.providerId, amountHalalas, idempotencyKey }
  try {
    const isAccepted = await payments.refund(order)
    await db.transaction((tx) => end(tx, refund, payment, isAccepted, clock.now()))
  } catch (error) {
    await noteProblem(db, refund.id, String(error))
  }
}

/** Ends a refund; issues its credit note, posts it and notifies the guest in the same transaction. */
async function end(tx: Db, refund: Refund, payment: Payment, isDone: boolean, now: Date): Promise<void> {
  if (!(await endRefund(tx, refund.id, isDone ? 'done' : 'failed', now))) return
  const booking = await lockOwnBooking(tx, payment.bookingId, 'anybody')
  if (isDone) await issueForRefund(tx, booking, refund, now)
  if (isDone) await postRefundDone(tx, { ...refund, bookingId: booking.id }, now)
  const type = isDone ? 'Refund_arrived' : 'Refund_failed'
  await notifySide(tx, booking, { whom: 'guest', type }, now, { amount: toSar(refund.amountHalalas) })
}
