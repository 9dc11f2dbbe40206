import { and, eq, sql } from 'drizzle-orm'
import { momentOfState } from '@/lib/domain/messages/template-moments'
import type { Db } from '@/server/db/db'
import { prepared } from '@/server/db/postgres-driver/prepared'
import { messageTemplates } from '@/server/db/schema/conversations/message-templates'
import { enqueueJobs } from '@/server/modules/platform/outbox/enqueue-jobs'
import type { Booking } from './store'

const templateAt = prepared('template_at', (db) =>
  db
    .select({ id: messageTemplates.id })
    .from(messageTemplates)
    .where(
      and(
        eq(messageTemplates.vendorId, sql.placeholder('vendorId')),
        eq(messageTemplates.moment, sql.placeholder('moment')),
        eq(messageTemplates.isOn, true),
      ),
    )
    .limit(1),
)

/**
 * Queues what the vendor has sent to guests when a booking gets into its new state, in the transaction of the change. The job
 * decides which template it is; where the vendor has none there is no job.
 */
export async function queueTemplate(
  tx: Db,
  before: Booking | null,
  { id: bookingId, vendorId, state }: Booking,
  now: Date,
): Promise<void> {
  const moment = momentOfState(before?.state ?? null, state)
  if (!moment) return
  const [wanted] = await templateAt(tx, { vendorId, moment })
  if (wanted) await enqueueJobs(tx, [{ kind: 'templateMessage', payload: { bookingId, moment } }], now)
}
