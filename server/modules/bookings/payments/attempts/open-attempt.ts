import { amountToCollect } from '@/lib/domain/booking/money/due'
import { PAYING_EVENTS, type PaymentPurpose } from '@/lib/domain/booking/payment-states'
import { PAYMENT_GRACE_MINUTES } from '@/lib/domain/booking/transitions'
import { DomainError } from '@/lib/domain/issues'
import type { PaymentSource } from '@/lib/domain/ledger/postings'
import type { Halalas } from '@/lib/domain/money'
import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { assertAllowedNow } from '@/server/modules/bookings/booking-guards'
import {
  changedBooking,
  findLastDateChange,
  type StoredDateChange,
} from '@/server/modules/bookings/date-changes/store'
import { setAllocations } from '@/server/modules/bookings/dates-store'
import { lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { payFromBalance } from '@/server/modules/bookings/payments/balance/pay-from-balance'
import { endAttempt } from '@/server/modules/bookings/payments/balance/reserved-balance'
import { listPayments, type Payment, writePayment } from '@/server/modules/bookings/payments/payment-store'
import { hasActiveSplit } from '@/server/modules/bookings/splits/store'
import { type Booking, transitionBooking } from '@/server/modules/bookings/store'
import { postHold } from '@/server/modules/money/ledger/post-hold'
import type { SignedIn } from '@/server/policy/signed-in'
import { assertAbandoned } from './abandoned-attempt'
import { amountsOf, columnsOf, isSameAttempt } from './attempt-amounts'
import { FIRST_CHECK_MS } from './check-open-payments'
import { assertNotPaused } from './declined-attempts'
import { giveUpPayment } from './give-up-payment'
import { hashOf, type PayerSource } from './payer-source'
import { assertCodesLeft } from './wallet-code'

interface PaymentRequest {
  guest: SignedIn
  id: string
  source: PayerSource
  purpose: PaymentPurpose
  from: PaymentSource
  /** what the balance pays beside the card */
  balanceHalalas: Halalas
  /** the attempt that was given up at the provider */
  replaces?: string
}

/**
 * The attempt of this source: the open one, or a new one after an abandoned one was given up. One from the balance is paid
 * at once.
 */
export async function openAttempt(deps: Deps, request: PaymentRequest): Promise<Payment> {
  const begun = await deps.db.transaction((tx) => begin(tx, deps, request))
  if (!('abandoned' in begun)) return begun
  return openAttempt(deps, { ...request, replaces: await giveUpPayment(deps, begun.abandoned) })
}

async function begin(
  tx: Db,
  { clock, payments }: Deps,
  { guest, id, source, purpose, from, balanceHalalas, replaces }: PaymentRequest,
): Promise<Payment | { abandoned: Payment }> {
  const now = clock.now()
  const sourceHash = hashOf(source)
  const booking = await lockOwnBooking(tx, id, { guestId: guest._id })
  const earlier = (await listPayments(tx, id)).filter((one) => one.shareId === null)
  const change = purpose === 'difference' ? await findLastDateChange(tx, id) : null
  const captured = earlier.findLast((one) => one.state === 'paid' && one.purpose === purpose)
  if (captured && isSettled(booking, purpose, change)) return captured
  assertAllowedNow(booking, PAYING_EVENTS[purpose], 'guest', now)
  if (purpose === 'difference') assertHeld(change, now)
  if (await hasActiveSplit(tx, id)) throw new DomainError('not_in_this_state')
  const inFlight = earlier.find((one) => one.state === 'initiated')
  if (inFlight && inFlight.id !== replaces) {
    const asked = { sourceHash, purpose, balanceHalalas }
    if (from === 'card' && !source.isAnew && isSameAttempt(inFlight, asked)) return inFlight
    assertAbandoned(inFlight, now)
    return { abandoned: inFlight }
  }
  if (inFlight) await endAttempt(tx, booking, inFlight, { state: 'voided', now })
  const due = amountsOf(change ? changedBooking(booking, change) : booking, purpose)
  const attempt = { bookingId: id, purpose, dateChangeId: change?.id ?? null, createdAt: now }
  if (from === 'balance') return payFromBalance(tx, booking, { ...attempt, ...due }, now)
  const by = { bookingId: id, shareId: null, payerId: guest._id, sourceHash }
  await assertNotPaused(tx, by, Boolean(source.source), now)
  if (source.way === 'stcpay') await assertCodesLeft(tx, guest._id, now)
  if (earlier.length === 0) await extendWindow(tx, booking)
  const payment = await writePayment(tx, {
    ...attempt,
    ...columnsOf(due, balanceHalalas),
    provider: payments.provider,
    providerId: payments.newProviderId(),
    state: 'initiated',
    sourceHash,
    way: source.way,
    checkAt: new Date(now.getTime() + FIRST_CHECK_MS),
  })
  if (balanceHalalas > 0) await postHold(tx, booking, payment, now)
  return payment
}

function isSettled(booking: Booking, purpose: PaymentPurpose, change: StoredDateChange | null): boolean {
  if (purpose === 'difference') return change?.state === 'done'
  return booking.state === 'confirmed' && (purpose === 'due_now' || amountToCollect(booking) === 0)
}

/** Only new dates that are still held are paid. */
function assertHeld(change: StoredDateChange | null, now: Date): void {
  if (change?.state !== 'open') throw new DomainError('not_in_this_state')
  if (change.expiresAt <= now) throw new DomainError('deadline_passed')
}

/** A payment in flight extends the window, once (booking rules, States). */
async function extendWindow(tx: Db, booking: Booking): Promise<void> {
  if (!booking.expiresAt) return
  const expiresAt = addMinutes(booking.expiresAt, PAYMENT_GRACE_MINUTES)
  await transitionBooking(tx, booking, { state: booking.state, expiresAt })
  await setAllocations(tx, booking.id, 'held', expiresAt)
}
