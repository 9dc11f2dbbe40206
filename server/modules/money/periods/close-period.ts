import type { PeriodWire } from '@/lib/contract/schemas/periods/period'
import { DomainError } from '@/lib/domain/issues'
import { hasEnded } from '@/lib/domain/periods/period'
import type { Deps } from '@/server/deps'
import { decidedBefore } from '@/server/modules/people/audit/decided-before'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import type { SignedIn } from '@/server/policy/signed-in'
import { checksumOf } from './checksum'
import { listPeriods } from './list-periods'
import { countClosed, countOpenMonths, lockPeriods, writeClosed } from './store'

/**
 * Closes a month for good: nothing is posted into it any more, and its checksum is stored. Throws `too_early` while it runs,
 * `earlier_month_open` while an earlier one is open, `already_done` the second time.
 */
export async function closePeriod(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: SignedIn,
  month: string,
): Promise<PeriodWire> {
  const now = clock.now()
  if (!hasEnded(month, now)) throw new DomainError('too_early')
  await db.transaction(async (tx) => {
    await lockPeriods(tx)
    if ((await countClosed(tx, month)) > 0) throw await decidedBefore(tx, 'period', month)
    const isEarlierOpen = (await countOpenMonths(tx)).some((one) => one.month < month)
    if (isEarlierOpen) throw new DomainError('earlier_month_open')
    const sums = await checksumOf(tx, month)
    await writeClosed(tx, { month, ...sums, closedBy: admin._id, closedAt: now })
    await writeAudit(tx, {
      ...{ actorId: admin._id, action: 'period_closed', subjectId: month, createdAt: now },
      after: sums,
    })
  })
  const found = (await listPeriods(db, now)).find((one) => one.month === month)
  if (!found) throw new Error(`the month ${month} was not closed`)
  return found
}
