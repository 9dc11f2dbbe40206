import {
  DAY_MOMENTS,
  type DayMomentName,
  dueAtOf,
  isCurrentToday,
} from '@/lib/domain/messages/template-moments'
import type { Deps } from '@/server/deps'
import { enqueueJobs } from '@/server/modules/platform/outbox/enqueue-jobs'
import { runEach } from '@/server/run-each'
import { listCandidates, queueMessage } from './due-store'

/** Queues what is due now of each day of a stay, for the job that sends it. */
export function queueDueMessages({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  async function queueOf(moment: DayMomentName): Promise<void> {
    for (const { booking, template, fixedAt, skippedAt } of await listCandidates(db, moment, now)) {
      const dueAt = dueAtOf(moment, template.hour, booking)
      if (skippedAt?.getTime() === dueAt.getTime()) continue
      if (!isCurrentToday(dueAt, [fixedAt, template.since], now)) continue
      const row = { bookingId: booking.id, moment, templateId: template.id, dueAt, createdAt: now }
      await db.transaction(async (tx) => {
        if (!(await queueMessage(tx, row))) return
        await enqueueJobs(tx, [{ kind: 'templateMessage', payload: { bookingId: booking.id, moment } }], now)
      })
    }
  }
  return runEach(DAY_MOMENTS, queueOf)
}
