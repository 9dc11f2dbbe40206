import type { JobKind } from '@/lib/domain/status/job-kinds'
import { jobHandlersOf } from '@/server/jobs/outbox'
import { runDueJobs } from '@/server/modules/platform/outbox/run-due-jobs'
import type { TestApp } from './test-app'

const ALL: JobKind[] = [
  'notification',
  'booking',
  'message',
  'sms',
  'missedSms',
  'mail',
  'missedMail',
  'invitation',
  'contact',
  'contactAnswer',
  'push',
  'cancelBooking',
  'webhook',
  'einvoice',
]

/** Rounds of the outbox until nothing is due any more; answers how many rows were taken. */
export async function workThrough({ app }: TestApp, kinds = ALL): Promise<number> {
  const taken = await runDueJobs(app.deps, jobHandlersOf(app.deps), kinds)
  return taken === 0 ? 0 : taken + (await workThrough({ app } as TestApp, kinds))
}
