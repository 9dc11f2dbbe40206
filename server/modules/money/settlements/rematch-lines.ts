import { explainedEntries } from '@/lib/domain/ledger/settlement-entries'
import type { Deps } from '@/server/deps'
import { postTransaction } from '@/server/modules/money/ledger/post-transaction'
import { findKnownPayments } from './known-payments'
import { problemOf } from './match-lines'
import { listWaitingLines, lockLine, lockSettlements, updateLine } from './store'

/** Lines of one round, each in a transaction of its own. */
const LIMIT = 500

/** Compares the lines that wait once more: a payment or a refund may have become known since. Returns how many are explained now. */
export async function rematchLines({ db, clock, payments }: Pick<Deps, 'db' | 'clock' | 'payments'>) {
  const { provider } = payments
  const waiting = await listWaitingLines(db, provider, LIMIT)
  const ids = waiting.flatMap(({ providerPaymentId }) => providerPaymentId ?? [])
  const known = await findKnownPayments(db, provider, ids)
  const candidates = waiting.filter(({ providerPaymentId }) => known.has(providerPaymentId ?? ''))
  let matched = 0
  for (const { id } of candidates) if (await rematch({ db, provider, now: clock.now() }, id)) matched += 1
  return matched
}

function rematch({ db, provider, now }: Pick<Deps, 'db'> & { provider: string; now: Date }, id: string) {
  return db.transaction(async (tx) => {
    await lockSettlements(tx)
    const line = await lockLine(tx, id)
    const paymentAtProvider = line?.providerPaymentId
    if (line?.state !== 'open' || !paymentAtProvider) return false
    const known = (await findKnownPayments(tx, provider, [paymentAtProvider])).get(paymentAtProvider)
    if (!known || problemOf(line, known) !== null) return false
    const { paymentId } = known
    await updateLine(tx, id, { state: 'matched', problem: null, paymentId, explainedAt: now })
    const posting = { kind: 'settlement_explained', subject: id, bookingId: null, now } as const
    await postTransaction(tx, posting, explainedEntries(line, 'payments'))
    return true
  })
}
