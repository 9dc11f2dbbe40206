import { toSar } from '@/lib/domain/money'
import { nextPayoutDay } from '@/lib/domain/payouts/schedule'
import { type Day, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { lockPayoutTerms, obstacleOf, takeAvailable } from '@/server/modules/money/payouts/payout-terms'
import { writeAudit } from '@/server/modules/people/audit/write-audit'
import { notifyVendor } from '@/server/modules/people/notifications/notify-user'
import { runEach } from '@/server/run-each'
import { listDueVendors, lockDueSchedule, moveSchedule } from './schedule-store'

/**
 * Requests the payouts of vendors whose day has come, each in its own transaction and once. Days that passed while nothing
 * ran are one request, because it takes all that is available.
 */
export async function requestScheduled({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const today = riyadhDay(now)
  await runEach(await listDueVendors(db, today), (vendorId) =>
    db.transaction((tx) => requestForVendor(tx, vendorId, { now, today })),
  )
}

/** What stops a request is on the vendor's page, so nothing is sent; the next day of the schedule tries again. */
async function requestForVendor(
  tx: Db,
  vendorId: string,
  { now, today }: { now: Date; today: Day },
): Promise<void> {
  const schedule = await lockDueSchedule(tx, vendorId, today)
  if (!schedule) return
  await moveSchedule(tx, vendorId, nextPayoutDay(schedule, today))
  const terms = await lockPayoutTerms(tx, vendorId)
  if (!terms?.account || obstacleOf(terms, now)) return
  const { id, amountHalalas } = await takeAvailable(tx, terms, terms.account, now)
  await notifyVendor(tx, {
    ...{ vendorId, type: 'Payout_scheduled', createdAt: now },
    params: { amount: toSar(amountHalalas) },
  })
  await writeAudit(tx, {
    ...{ actorId: null, action: 'payout_scheduled', subjectId: id, createdAt: now },
    after: { state: 'requested', amountHalalas },
  })
}
