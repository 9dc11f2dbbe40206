import { and, eq } from 'drizzle-orm'
import { momentOfState } from '@/lib/domain/messages/template-moments'
import type { Db } from '@/server/db/db'
import { messageTemplates } from '@/server/db/schema/conversations/message-templates'
import { enqueueJobs } from '@/server/modules/platform/outbox/enqueue-jobs'
import type { Booking } from './store'

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
  const { moment: at, isOn, vendorId: owner } = messageTemplates
  const [wanted] = await tx
    .select({ id: messageTemplates.id })
    .from(messageTemplates)
    .where(and(eq(owner, vendorId), eq(at, moment), eq(isOn, true)))
    .limit(1)
  if (wanted) await enqueueJobs(tx, [{ kind: 'templateMessage', payload: { bookingId, moment } }], now)
}
