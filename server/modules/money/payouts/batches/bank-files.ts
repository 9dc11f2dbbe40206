import type { PayoutBatchWire } from '@/lib/contract/schemas/payouts/payout'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { changePayout } from '@/server/modules/money/payouts/move-payout'
import { lockPayout } from '@/server/modules/money/payouts/store'
import type { SignedIn } from '@/server/policy/signed-in'
import { auditBatch } from './audit-batch'
import { getBatch } from './batch-people'
import { listPayoutsOfBatch, lockBatch, lockUnbatched, markBatchSent, writeBatch } from './batch-store'

/**
 * Puts all approved payouts into a new bank file, or into one call to the provider of payouts. Throws `already_done` when none
 * is left, `payer_missing` without our account.
 */
export async function createBatch(
  { db, clock, config, payouts: provider }: Deps,
  admin: SignedIn,
): Promise<PayoutBatchWire> {
  const { payer } = config
  const channel = provider?.channel ?? 'bank-file'
  if (!payer) throw new DomainError('payer_missing')
  const createdAt = clock.now()
  const id = await db.transaction(async (tx) => {
    const waiting = await lockUnbatched(tx)
    if (waiting.length === 0) throw new DomainError('already_done')
    const batch = await writeBatch(
      tx,
      { payerName: payer.name, payerIban: payer.iban, channel, createdBy: admin._id, createdAt },
      waiting.map((payout) => payout.id),
    )
    await auditBatch(tx, admin, {
      ...{ event: 'created', id: batch.id, createdAt },
      after: { payouts: waiting.map((payout) => payout.id) },
    })
    return batch.id
  })
  return getBatch(db, admin, id)
}

/**
 * The file was given to the bank, or its payouts may go to the provider: all are sent, in one transaction. Throws
 * `second_person_needed` before another admin has approved it.
 */
export async function sendBatch({ db, clock }: Deps, admin: SignedIn, id: string): Promise<PayoutBatchWire> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    const batch = await lockBatch(tx, id)
    if (!batch) throw new DomainError('not_found')
    if (!batch.approvedAt) throw new DomainError('second_person_needed')
    if (batch.sentAt) return
    for (const payout of await listPayoutsOfBatch(tx, id))
      await changePayout(tx, payout.id, { event: 'send', actorId: admin._id, now })
    await markBatchSent(tx, id, now)
    await auditBatch(tx, admin, {
      ...{ event: 'sent', id, createdAt: now },
      before: { sentAt: null },
      after: { sentAt: now.toISOString() },
    })
  })
  return getBatch(db, admin, id)
}

/**
 * Marks what is still sent as paid, each in a transaction of its own, so that a repeated call goes on where one broke off.
 * Throws `second_person_needed` for the one who made the file, `not_in_this_state` before it was sent, and where a provider
 * reports what became of them.
 */
export async function payBatch({ db, clock }: Deps, admin: SignedIn, id: string): Promise<PayoutBatchWire> {
  const { sentAt, channel } = await getBatch(db, admin, id)
  if (!sentAt || channel !== 'bank-file') throw new DomainError('not_in_this_state')
  for (const { id: payoutId } of await listPayoutsOfBatch(db, id))
    await db.transaction(async (tx) => {
      // The bank may have returned one since the list was read.
      const isSent = (await lockPayout(tx, payoutId))?.payout.state === 'sent'
      if (isSent) await changePayout(tx, payoutId, { event: 'pay', actorId: admin._id, now: clock.now() })
    })
  return getBatch(db, admin, id)
}
