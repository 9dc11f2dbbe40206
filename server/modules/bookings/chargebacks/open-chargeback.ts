import type { OpenBody } from '@/lib/domain/chargebacks/bodies'
import { type ChargebackState, MAX_EVIDENCE_DAYS } from '@/lib/domain/chargebacks/chargeback'
import { DomainError, issue } from '@/lib/domain/issues'
import { fromSar, toSar } from '@/lib/domain/money'
import { addDays, instantAt, MIDNIGHT, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { lockOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { notifyChange, notifySide } from '@/server/modules/bookings/notify-booking'
import { findCapturedByCard } from '@/server/modules/bookings/payments/captured-store'
import type { Payment } from '@/server/modules/bookings/payments/payment-store'
import { postChargebackOpened } from '@/server/modules/money/ledger/post-chargeback'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SignedIn } from '@/server/policy/signed-in'
import { takeReturns } from './explain-returns'
import { changeChargeback, listChargebacksOf, writeChargeback } from './store'

/** An admin enters what the provider notified: a bank took a captured payment back, or a part of it. */
export function openChargeback(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: Pick<SignedIn, '_id'> | null,
  body: OpenBody,
): Promise<{ _id: string; state: ChargebackState }> {
  const now = clock.now()
  const evidenceBy = deadlineOf(body.evidenceBy, now)
  return db.transaction(async (tx) => {
    const payment = await findCapturedByCard(tx, body.payment)
    if (!payment) throw new DomainError('not_found')
    const booking = await lockOwnBooking(tx, payment.bookingId, 'anybody')
    const amountHalalas = await withinPayment(tx, payment, fromSar(body.amount))
    const { provider, id: paymentId, bookingId } = payment
    const { reference, cause: reason } = body
    const written = await writeChargeback(tx, {
      ...{ paymentId, bookingId, provider, reference, reason, amountHalalas, evidenceBy },
      openedBy: admin?._id ?? null,
      createdAt: now,
    })
    if (!written) throw new DomainError('already_done')
    const known = await takeReturns(tx, written)
    const { bookedHalalas, fromFinanceHalalas } = known
    const countedHalalas = bookedHalalas + fromFinanceHalalas
    if (countedHalalas > 0) await changeChargeback(tx, written.id, { bookedHalalas, countedHalalas })
    const fromProviderHalalas = amountHalalas - countedHalalas
    await postChargebackOpened(tx, booking, written.id, { fromProviderHalalas, fromFinanceHalalas }, now)
    await writeAudit(tx, {
      ...{ actorId: admin?._id ?? null, action: 'chargeback_opened', subjectId: written.id, createdAt: now },
      after: {
        ...{ code: booking.code, state: 'opened', reference, chargebackReason: reason, amountHalalas },
        evidenceBy: evidenceBy.toISOString(),
      },
    })
    const params = { amount: toSar(amountHalalas) }
    await notifySide(tx, booking, { whom: 'vendor', type: 'Chargeback_opened' }, now, params)
    await notifyChange(tx, booking, [], now)
    return { _id: written.id, state: written.state }
  })
}

/** The end of the last day on which evidence is taken. */
function deadlineOf(day: string, now: Date): Date {
  const today = riyadhDay(now)
  if (day < today) throw new DomainError('invalid', { issues: [issue('evidenceBy', 'past_day')] })
  const max = addDays(today, MAX_EVIDENCE_DAYS)
  if (day > max)
    throw new DomainError('invalid', { issues: [issue('evidenceBy', 'day_too_late', { day: max })] })
  return instantAt(addDays(day, 1), MIDNIGHT)
}

async function withinPayment(tx: Db, { id, amountHalalas: captured }: Payment, amountHalalas: number) {
  const others = (await listChargebacksOf(tx, id)).filter(({ state }) => state !== 'won')
  const left = captured - others.reduce((sum, one) => sum + one.amountHalalas, 0)
  if (left <= 0) throw new DomainError('already_done')
  if (amountHalalas > left)
    throw new DomainError('invalid', { issues: [issue('amount', 'max', { max: toSar(left) })] })
  return amountHalalas
}
