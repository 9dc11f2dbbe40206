import type { ChargebackCarrier } from '@/lib/domain/chargebacks/carrier'
import { type ChargebackLoss, divideLoss } from '@/lib/domain/chargebacks/loss'
import type { Halalas } from '@/lib/domain/money'
import { sumOf } from '@/lib/domain/splits/split'
import type { Db } from '@/server/db/db'
import { newId } from '@/server/db/schema/columns'
import { findPayment, sumUncharged } from '@/server/modules/bookings/payments/captured-store'
import { arrivedType, notifyPayer } from '@/server/modules/bookings/payments/refunds/finish-refund'
import { issueForRefunds } from '@/server/modules/bookings/payments/refunds/issue-for-refunds'
import {
  endByProvider,
  isOwed,
  type Refund,
  writeRefund,
} from '@/server/modules/bookings/payments/refunds/refund-store'
import { reopenDebt } from '@/server/modules/bookings/payments/refunds/reverse-payment'
import type { Booking } from '@/server/modules/bookings/store'
import { issueCommissionCredit } from '@/server/modules/money/invoices/issue-for-ending'
import { getChargedCommission } from '@/server/modules/money/ledger/charged-commission'
import { postChargebackLost } from '@/server/modules/money/ledger/post-chargeback'
import { getCharged } from '@/server/modules/money/ledger/post-reduction'
import { assertDecidable, depositOf, leftOf } from './lost-parts'
import { type Chargeback, changeChargeback, listEveryRefund } from './store'

type Lost = Chargeback & { carrier: ChargebackCarrier }

/**
 * The bank gave the money to its customer. Refunds that were owed are made by it; the rest is taken from who bears it: the
 * booking owes it again while its stay is ahead, later the vendor gives it back as of a refund, or Diyar loses it. What a refund
 * had returned before is Diyar's loss.
 */
export async function loseChargeback(tx: Db, booking: Booking, lost: Lost, now: Date): Promise<void> {
  const payment = await findPayment(tx, lost.paymentId)
  const known = await listEveryRefund(tx, payment.id)
  const owed = known.filter((one) => isOwed(one) && one.destination === 'card')
  const loss = divideLoss(lost.amountHalalas - lost.bookedHalalas, {
    owedHalalas: sumOf(owed.map(({ amountHalalas }) => amountHalalas)),
    ...leftOf(payment, known),
  })
  await assertDecidable(tx, booking, { payment, known, loss, carrier: lost.carrier })
  const { state, carrier, decisionReason, decidedBy, decidedAt } = lost
  await changeChargeback(tx, lost.id, { state, carrier, decisionReason, decidedBy, decidedAt })
  // Before the refund of the chargeback is among them.
  const chargedHalalas = await chargedOf(tx, booking, carrier)
  const made = await makeOwed(tx, owed, loss.owedHalalas, lost.id, now)
  const taken = await writeTaken(tx, lost, loss, now)
  const before = await getChargedCommission(tx, booking.id)
  const isBorne = carrier === 'diyar'
  const posted = { ...(await depositOf(tx, booking, loss)), ...loss }
  await postChargebackLost(tx, booking, { id: lost.id, taken: posted, chargedHalalas, isBorne }, now)
  await issueForRefunds(tx, booking, [...made, ...(taken && !isBorne ? [taken] : [])], now)
  if (carrier === 'vendor')
    await issueCommissionCredit(
      tx,
      booking,
      { from: before, to: await getChargedCommission(tx, booking.id), of: `chargeback-${lost.id}` },
      now,
    )
  for (const refund of made) await notifyPayer(tx, booking, refund, arrivedType(refund), now)
  if (carrier === 'guest' && taken) await reopenDebt(tx, booking, loss, now)
}

/** The refunds that were owed on the payment, as far as the bank has made them. */
async function makeOwed(
  tx: Db,
  owed: readonly Refund[],
  owedHalalas: Halalas,
  chargebackId: string,
  now: Date,
): Promise<Refund[]> {
  const made: Refund[] = []
  let left = owedHalalas
  for (const refund of owed) {
    const part = Math.min(refund.amountHalalas, left)
    if (part === 0) break
    made.push(await endByProvider(tx, refund, part, now, chargebackId))
    left -= part
  }
  return made
}

async function writeTaken(tx: Db, lost: Lost, loss: ChargebackLoss, now: Date): Promise<Refund | null> {
  const amountHalalas = loss.priceHalalas + loss.depositHalalas
  if (amountHalalas === 0) return null
  const { id: chargebackId, paymentId, carrier } = lost
  return writeRefund(tx, {
    ...{ paymentId, chargebackId, cause: 'chargeback', state: 'done', isByProvider: true },
    ...{ amountHalalas, depositHalalas: loss.depositHalalas, isBorne: carrier === 'diyar' },
    idempotencyKey: `chargeback-${newId()}`,
    ...{ runAt: now, createdAt: now, endedAt: now },
  })
}

/** The price on which commission was taken so far: after the end what went back since has lowered it. */
async function chargedOf(tx: Db, booking: Booking, carrier: ChargebackCarrier): Promise<Halalas> {
  const charged = await getCharged(tx, booking)
  return carrier === 'guest' ? charged : Math.max(0, charged - (await sumUncharged(tx, booking)))
}
