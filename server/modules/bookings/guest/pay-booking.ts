import { createHash } from 'node:crypto'
import type { PayAnswer } from '@/lib/domain/booking/lifecycle-wire'
import { depositDueNow } from '@/lib/domain/booking/money/due'
import { PAYMENT_GRACE_MINUTES } from '@/lib/domain/booking/transitions'
import { DomainError } from '@/lib/domain/issues'
import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { assertAllowedNow } from '@/server/modules/bookings/booking-guards'
import { setAllocations } from '@/server/modules/bookings/dates-store'
import { lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import {
  decidePayment,
  listPayments,
  type Payment,
  setProviderId,
  writePayment,
} from '@/server/modules/bookings/payments/payment-store'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'
import { type Booking, transitionBooking } from '@/server/modules/bookings/store'
import type { PaymentReport } from '@/server/ports/payments/port'
import { getBooking } from './get-booking'

const RETRY_SECONDS = 5
/** An open attempt blocks others for so long; later it counts as abandoned, and a late capture is refunded. */
const EXCLUSIVE_SECONDS = 60

/**
 * Pays the amount due now. One attempt per booking is open at a time: a repeated source is the same attempt, another
 * source must wait. Returns the provider's address when the payer must confirm there.
 */
export async function payBooking(
  deps: Deps,
  guest: SignedIn,
  id: string,
  source?: string,
): Promise<PayAnswer> {
  const now = deps.clock.now()
  const payment = await deps.db.transaction((tx) => begin(tx, deps, { guest, id, now, source }))
  const report = payment.state === 'initiated' ? await start(deps, payment, source) : null
  if (report) await settlePayment(deps, report.providerId)
  if (report?.status === 'failed') throw new DomainError('payment_declined')
  const booking = await getBooking(deps.db, guest._id, id, deps.clock.now())
  return { booking, payment: { _id: payment.id, actionUrl: report?.actionUrl ?? null } }
}

interface PaymentRequest {
  guest: SignedIn
  id: string
  now: Date
  source: string | undefined
}

async function begin(tx: Db, deps: Deps, { guest, id, now, source = '' }: PaymentRequest): Promise<Payment> {
  const sourceHash = createHash('sha256').update(source).digest('hex')
  const booking = await lockOwnBooking(tx, id, { guestId: guest._id })
  const earlier = await listPayments(tx, id)
  const captured = earlier.find((one) => one.state === 'paid')
  if (captured && booking.state === 'confirmed') return captured
  assertAllowedNow(booking, 'pay', 'guest', now)
  const inFlight = earlier.find((one) => one.state === 'initiated')
  if (inFlight?.sourceHash === sourceHash) return inFlight
  if (inFlight) await takeOver(tx, inFlight, now)
  if (earlier.length === 0) await extendWindow(tx, booking)
  return writePayment(tx, {
    bookingId: id,
    provider: deps.payments.provider,
    state: 'initiated',
    sourceHash,
    amountHalalas: booking.dueNowHalalas + depositDueNow(booking.paymentType, booking.depositHalalas),
    createdAt: now,
  })
}

/** Ends an abandoned attempt, for one with another source. */
async function takeOver(tx: Db, inFlight: Payment, now: Date): Promise<void> {
  const age = Math.floor((now.getTime() - inFlight.createdAt.getTime()) / 1000)
  if (age < EXCLUSIVE_SECONDS) {
    throw new DomainError('payment_in_progress', { retryAfterSeconds: EXCLUSIVE_SECONDS - age })
  }
  await decidePayment(tx, inFlight.id, 'voided', now)
}

/** A payment in flight extends the window, once (booking rules, States). */
async function extendWindow(tx: Db, booking: Booking): Promise<void> {
  if (!booking.expiresAt) return
  const expiresAt = addMinutes(booking.expiresAt, PAYMENT_GRACE_MINUTES)
  await transitionBooking(tx, booking.id, booking.state, { state: booking.state, expiresAt })
  await setAllocations(tx, booking.id, 'held', expiresAt)
}

async function start(deps: Deps, payment: Payment, source: string | undefined): Promise<PaymentReport> {
  const { id, amountHalalas, bookingId } = payment
  try {
    const report = await deps.payments.start({ id, amountHalalas, description: bookingId, source })
    await setProviderId(deps.db, id, report.providerId)
    return report
  } catch (error) {
    deps.log.error({ err: error, paymentId: id }, 'the payment provider did not answer')
    throw new DomainError('unavailable', { retryAfterSeconds: RETRY_SECONDS })
  }
}
