import { CONVERSATION_SIDES } from '@/lib/domain/messages/wire'
import { addMinutes } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { readLivingReader } from '@/server/modules/notifications/channels'
import { enqueueJobs } from '@/server/modules/outbox/enqueue-jobs'
import type { Job } from '@/server/modules/outbox/jobs'
import { claimUnread } from './reminder-store'

/** Somebody who is at it reads within that time; a text for each message would drive everybody away. */
const UNREAD_MINUTES = 10
const AT_ONCE = 100

/** Tells people once of what waits for them in a conversation, by the channels they chose, until they look again. */
export async function remindOfUnread({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const due = { writtenBefore: addMinutes(now, -UNREAD_MINUTES), limit: AT_ONCE }
  await db.transaction(async (tx) => {
    for (const side of CONVERSATION_SIDES) {
      for (const about of await claimUnread(tx, side, due)) {
        const reader = await readLivingReader(tx, about.userId)
        const work: Job[] = [
          ...(reader?.sms && reader.phone ? [{ kind: 'missedSms' as const, payload: about }] : []),
          ...(reader?.email && reader.emailAddress ? [{ kind: 'missedMail' as const, payload: about }] : []),
        ]
        await enqueueJobs(tx, work, now)
      }
    }
  })
}
