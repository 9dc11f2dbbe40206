import type { PeriodDetailWire, PeriodWire, TrialBalanceWire } from '@/lib/contract/schemas/periods/period'
import { ACCOUNT_KINDS } from '@/lib/domain/ledger/accounts'
import { toSar } from '@/lib/domain/money'
import { spanOfMonth } from '@/lib/domain/payouts/earnings'
import { hasEnded, monthOf } from '@/lib/domain/periods/period'
import { nameToWire } from '@/lib/domain/text/bilingual'
import type { Db } from '@/server/db/db'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'
import { checksumOf } from './checksum'
import { countOpenMonths, listClosed, sumAccountsAt } from './store'

/** This month and every one that has a posting, a document or a closing, the newest first. */
export async function listPeriods(db: Db, now: Date): Promise<PeriodWire[]> {
  const [counts, closed] = [await countOpenMonths(db), await listClosed(db)]
  const months = [
    monthOf(now),
    ...counts.map(({ month }) => month),
    ...closed.map(({ period }) => period.month),
  ]
  return [...new Set(months)]
    .toSorted()
    .toReversed()
    .map((month) => {
      const found = closed.find(({ period }) => period.month === month)
      const counted = found?.period ?? counts.find((one) => one.month === month)
      return {
        month,
        state: found ? 'closed' : hasEnded(month, now) ? 'ended' : 'running',
        transactions: counted?.transactions ?? 0,
        documents: counted?.documents ?? 0,
        closedAt: found?.period.closedAt.toISOString() ?? null,
        closedBy: found ? nameToWire(publicNameOf(found.closer)) : null,
        checksum: found?.period.checksum ?? null,
      }
    })
}

/** A month with its trial balance; the checksum of a closed one is made again. */
export async function getPeriod(db: Db, month: string, now: Date): Promise<PeriodDetailWire> {
  const { from, to } = spanOfMonth(month)
  const empty: PeriodWire = {
    ...{ month, state: hasEnded(month, now) ? 'ended' : 'running', transactions: 0, documents: 0 },
    ...{ closedAt: null, closedBy: null, checksum: null },
  }
  const period = (await listPeriods(db, now)).find((one) => one.month === month) ?? empty
  const sums = await sumAccountsAt(db, from, to)
  const isUnchanged =
    period.checksum === null ? null : (await checksumOf(db, month)).checksum === period.checksum
  return {
    ...period,
    accounts: ACCOUNT_KINDS.map((account) => {
      const found = sums.find((one) => one.account === account)
      return { account, moved: toSar(found?.moved ?? 0), balance: toSar(found?.balance ?? 0) }
    }),
    sum: toSar(sums.reduce((sum, { balance }) => sum + balance, 0)),
    isUnchanged,
  }
}

/** The trial balance by all that was posted before an instant. */
export async function getTrialBalance(db: Db, until: Date): Promise<TrialBalanceWire> {
  const sums = await sumAccountsAt(db, until, until)
  return {
    until: until.toISOString(),
    accounts: ACCOUNT_KINDS.map((account) => ({
      account,
      balance: toSar(sums.find((one) => one.account === account)?.balance ?? 0),
    })),
    sum: toSar(sums.reduce((sum, { balance }) => sum + balance, 0)),
  }
}
