import type { WorkKind } from '@/server/db/schema/outbox'
import { deliveriesOf } from '@/server/jobs/outbox'
import { deliverDue } from '@/server/modules/outbox/run-due-jobs'
import type { TestApp } from './test-app'

const ALL: WorkKind[] = [
  'notification',
  'booking',
  'message',
  'sms',
  'missedSms',
  'mail',
  'missedMail',
  'contact',
  'push',
]

/** Rounds of the outbox until nothing is due any more; answers how many rows were taken. */
export async function workThrough({ app }: TestApp, kinds = ALL): Promise<number> {
  const taken = await deliverDue(app.deps, deliveriesOf(app.deps), kinds)
  return taken === 0 ? 0 : taken + (await workThrough({ app } as TestApp, kinds))
}
