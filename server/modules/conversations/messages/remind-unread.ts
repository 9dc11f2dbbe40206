import { CONVERSATION_SIDES } from '@/lib/domain/messages/wire'
import { addMinutes } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { readLivingReader } from '@/server/modules/people/notifications/channels'
import { enqueueJobs } from '@/server/modules/platform/outbox/enqueue-jobs'
import type { Job } from '@/server/modules/platform/outbox/jobs'
import { usersOfSides } from './reader'
import { claimUnread } from './reminder-store'

/** Active users read within this time; a text for each message would be a nuisance. */
const UNREAD_MINUTES = 10
const AT_ONCE = 100

/** Sends one reminder of unread messages of a conversation by the chosen channels, until it is read. */
export async function remindOfUnread({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const due = { writtenBefore: addMinutes(now, -UNREAD_MINUTES), limit: AT_ONCE }
  await db.transaction(async (tx) => {
    for (const side of CONVERSATION_SIDES) {
      for (const about of await claimUnread(tx, side, due)) {
        const users = await usersOfSides(tx, about)
        const work = await Promise.all(users[side].map((userId) => remind(tx, about.conversationId, userId)))
        await enqueueJobs(tx, work.flat(), now)
      }
    }
  })
}

async function remind(tx: Db, conversationId: string, userId: string): Promise<Job[]> {
  const reader = await readLivingReader(tx, userId)
  const payload = { conversationId, userId }
  return [
    ...(reader?.sms && reader.phone ? [{ kind: 'missedSms' as const, payload }] : []),
    ...(reader?.email && reader.emailAddress ? [{ kind: 'missedMail' as const, payload }] : []),
  ]
}
