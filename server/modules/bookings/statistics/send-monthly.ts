import { rangeOfPeriod } from '@/lib/domain/statistics/period'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { notifyVendor } from '@/server/modules/people/notifications/notify-user'
import { runEach } from '@/server/run-each'
import { getStatistics } from './get-statistics'
import { claimMail, listWithoutMail } from './mail-store'

/** Until which day of a month the figures of the last one are sent, where the first was missed. */
const LAST_DAY = 7

/** Sends vendors the figures of the month that ended, from the first of the next one in Riyadh on; each month once. */
export async function sendMonthlyStatistics({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const today = riyadhDay(now)
  if (Number(today.slice(-2)) > LAST_DAY) return
  const month = rangeOfPeriod('lastMonth', today).from.slice(0, 7)
  const vendorIds = await listWithoutMail(db, month)
  await runEach(vendorIds, (vendorId) => send(db, vendorId, month, now))
}

/** The figures are read before the claim, so that no transaction stays open over them. */
async function send(db: Db, vendorId: string, month: string, now: Date): Promise<void> {
  const clock = { now: () => now }
  const { nights, income, funnel } = await getStatistics(
    { db, clock },
    { vendorId },
    { period: 'lastMonth', listingId: null },
  )
  const params = {
    month,
    amount: income.value ?? 0,
    nights: nights.booked,
    views: funnel.total.view,
    bookings: funnel.total.booked,
  }
  await db.transaction(async (tx) => {
    if (!(await claimMail(tx, vendorId, month))) return
    await notifyVendor(tx, { vendorId, type: 'Monthly_statistics', params, createdAt: now })
  })
}
