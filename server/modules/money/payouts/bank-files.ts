import { DomainError } from '@/lib/domain/issues'
import { formatBatchNumber, formatPayoutNumber, type PayoutBatchWire } from '@/lib/domain/payouts/payout'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { type AuditLine, writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SignedIn } from '@/server/policy/signed-in'
import { writeBankFile } from './bank-file'
import {
  findBatch,
  listBatches,
  listPayoutsOfBatch,
  lockBatch,
  lockUnbatched,
  markBatchSent,
  writeBatch,
} from './batch-store'
import { changePayout } from './move-payout'
import { batchToWire } from './payout-to-wire'
import { lockPayout } from './store'

/** Puts all approved payouts into a new bank file. Throws `already_done` when none is left, `payer_missing` without our account. */
export async function createBatch({ db, clock, config }: Deps, admin: SignedIn): Promise<PayoutBatchWire> {
  const { payer } = config
  if (!payer) throw new DomainError('payer_missing')
  const createdAt = clock.now()
  const id = await db.transaction(async (tx) => {
    const waiting = await lockUnbatched(tx)
    if (waiting.length === 0) throw new DomainError('already_done')
    const batch = await writeBatch(
      tx,
      { payerName: payer.name, payerIban: payer.iban, createdBy: admin._id, createdAt },
      waiting.map((payout) => payout.id),
    )
    await auditBatch(tx, admin, {
      ...{ event: 'created', id: batch.id, createdAt },
      after: { payouts: waiting.map((payout) => payout.id) },
    })
    return batch.id
  })
  return getBatch(db, id)
}

/** The bank file as the bank takes it; each download is in the audit trail, because it holds whole IBANs. */
export async function getBankFile(
  { db, clock }: Deps,
  admin: SignedIn,
  id: string,
): Promise<{ name: string; xml: string }> {
  const batch = await findBatch(db, id)
  if (!batch) throw new DomainError('not_found')
  const rows = await listPayoutsOfBatch(db, id)
  const transfers = rows.map(({ sequence, holderName: name, iban, amountHalalas }) => ({
    number: formatPayoutNumber(sequence),
    name,
    iban,
    amountHalalas,
  }))
  await auditBatch(db, admin, { event: 'downloaded', id, createdAt: clock.now() })
  const number = formatBatchNumber(batch.sequence)
  const payer = { name: batch.payerName, iban: batch.payerIban }
  return {
    name: `${number}.xml`,
    xml: writeBankFile({ number, createdAt: batch.createdAt }, payer, transfers),
  }
}

/** The file was given to the bank: all its payouts are sent, in one transaction. */
export async function sendBatch({ db, clock }: Deps, admin: SignedIn, id: string): Promise<PayoutBatchWire> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    const batch = await lockBatch(tx, id)
    if (!batch) throw new DomainError('not_found')
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
  return getBatch(db, id)
}

/**
 * Marks what is still sent as paid, each in a transaction of its own, so that a repeated call goes on where one broke off.
 * Throws `not_in_this_state` before the file was sent.
 */
export async function payBatch({ db, clock }: Deps, admin: SignedIn, id: string): Promise<PayoutBatchWire> {
  if (!(await getBatch(db, id)).sentAt) throw new DomainError('not_in_this_state')
  for (const { id: payoutId } of await listPayoutsOfBatch(db, id))
    await db.transaction(async (tx) => {
      // The bank may have returned one since the list was read.
      const isSent = (await lockPayout(tx, payoutId))?.payout.state === 'sent'
      if (isSent) await changePayout(tx, payoutId, { event: 'pay', actorId: admin._id, now: clock.now() })
    })
  return getBatch(db, id)
}

async function getBatch(db: Db, id: string): Promise<PayoutBatchWire> {
  const [row] = await listBatches(db, [id])
  if (!row) throw new DomainError('not_found')
  return batchToWire(row)
}

interface BatchEvent extends Pick<AuditLine, 'before' | 'after' | 'createdAt'> {
  event: 'created' | 'downloaded' | 'sent'
  id: string
}

function auditBatch(tx: Db, admin: SignedIn, { event, id, ...line }: BatchEvent): Promise<void> {
  return writeAudit(tx, {
    actorId: admin._id,
    action: `payout_batch_${event}`,
    subjectId: id,
    ...line,
  })
}
