import { createHash } from 'node:crypto'
import { DomainError } from '@/lib/domain/issues'
import { settlementEntries } from '@/lib/domain/ledger/settlement-entries'
import { isWholeSettlement, type SettlementSource } from '@/lib/domain/settlements/settlement'
import type { Db } from '@/server/db/db'
import { postTransaction } from '@/server/modules/money/ledger/post-transaction'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SettlementReport } from '@/server/ports/payments/settlements-port'
import { findKnownPayments } from './known-payments'
import { matchLines } from './match-lines'
import { notifyFinance } from './notify-finance'
import { findSettlement, lockSettlements, writeSettlement } from './store'

interface Import {
  provider: string
  source: SettlementSource
  /** null: the system itself */
  actorId: string | null
  now: Date
}

/**
 * Imports a settlement once, with its posting; the same one again, from the api or a file, answers the first. Throws
 * `settlement_sum_differs` where the lines are not what was transferred, `settlement_differs` where another content is stored.
 */
export async function importSettlement(
  tx: Db,
  report: SettlementReport,
  { provider, source, actorId, now }: Import,
): Promise<{ id: string; isNew: boolean }> {
  const { settlementId, currency, transferredHalalas, reference, settledAt, lines } = report
  if (currency !== 'SAR') throw new Error(`the settlement ${settlementId} is in ${currency}`)
  if (!isWholeSettlement(lines, transferredHalalas)) throw new DomainError('settlement_sum_differs')
  await lockSettlements(tx)
  const fingerprint = fingerprintOf(report)
  const known = await findSettlement(tx, provider, settlementId)
  if (known && known.fingerprint !== fingerprint) throw new DomainError('settlement_differs')
  if (known) return { id: known.id, isNew: false }

  const payments = await findKnownPayments(
    tx,
    provider,
    lines.flatMap((line) => line.providerPaymentId ?? []),
  )
  const matched = matchLines(lines, payments)
  const id = await writeSettlement(
    tx,
    {
      ...{ provider, settlementId, reference, source, transferredHalalas },
      ...{ fingerprint, settledAt },
      importedBy: actorId,
      createdAt: now,
    },
    matched.map(({ line, problem, paymentId }) => ({
      ...line,
      ...{ state: problem === null ? 'matched' : 'open', problem, paymentId, createdAt: now },
    })),
  )
  const posted = matched.map(({ line, problem }) => ({ ...line, isMatched: problem === null }))
  const posting = { kind: 'settlement_received', subject: id, bookingId: null, now } as const
  await postTransaction(tx, posting, settlementEntries(posted))
  const open = posted.filter(({ isMatched }) => !isMatched).length
  if (open > 0)
    await notifyFinance(tx, 'Settlement_unmatched', { count: open, settlement: settlementId }, now)
  await writeAudit(tx, {
    ...{ actorId, action: 'settlement_imported', subjectId: id, createdAt: now },
    after: { settlementId, amountHalalas: transferredHalalas, lines: lines.length, openLines: open },
  })
  return { id, isNew: true }
}

/** Sum and lines in any order; instants and texts differ between sources. */
function fingerprintOf({ transferredHalalas, lines }: SettlementReport): string {
  const texts = lines.map(({ kind, providerPaymentId, netHalalas, feeHalalas, vatHalalas }) =>
    [kind, providerPaymentId, netHalalas, feeHalalas, vatHalalas].join('|'),
  )
  return createHash('sha256')
    .update([transferredHalalas, ...texts.toSorted()].join('\n'))
    .digest('hex')
}
