import type { JobKind } from '@/lib/domain/status/job-kinds'
import type { Deps } from '@/server/deps'
import { cancelBookingJobHandlers } from '@/server/modules/bookings/admin/cancel-booking-job'
import { sandboxJobHandlers } from '@/server/modules/bookings/sandbox-payments/send-webhook'
import { contactJobHandlers } from '@/server/modules/conversations/contact/mail-message'
import { inboxJobHandlers } from '@/server/modules/conversations/inbox/send-answer'
import { templateJobHandlers } from '@/server/modules/conversations/message-templates/send-queued'
import { messageJobHandlers } from '@/server/modules/conversations/messages/message-jobs'
import { einvoiceJobHandlers } from '@/server/modules/money/einvoices/send-einvoice'
import { settlementJobHandlers } from '@/server/modules/money/settlements/queue-settlement'
import { notificationJobHandlers } from '@/server/modules/people/notifications/notification-jobs'
import { invitationJobHandlers } from '@/server/modules/people/vendor-members/invitation-job'
import { webhookJobHandlers } from '@/server/modules/people/webhooks/deliver'
import type { JobHandlers } from '@/server/modules/platform/outbox/jobs'
import { runDueJobs, sharedRounds } from '@/server/modules/platform/outbox/run-due-jobs'

interface Lane {
  kinds: JobKind[]
  everyMs: number
  /** by users, so that one of them never delays another */
  isShared?: boolean
}

/** Each lane has its own interval, so that a slow message service never delays socket events. */
const LANES: readonly Lane[] = [
  { kinds: ['notification', 'booking', 'message'], everyMs: 300 },
  { kinds: ['templateMessage'], everyMs: 1000 },
  { kinds: ['cancelBooking'], everyMs: 1000 },
  { kinds: ['sms', 'missedSms', 'invitation'], everyMs: 1000 },
  { kinds: ['push'], everyMs: 1000 },
  { kinds: ['mail', 'missedMail', 'contact', 'contactAnswer'], everyMs: 1000 },
  { kinds: ['sandboxWebhook'], everyMs: 500 },
  { kinds: ['settlement'], everyMs: 1000 },
  { kinds: ['webhook'], everyMs: 250, isShared: true },
  { kinds: ['einvoice'], everyMs: 1000 },
]

/** The longest pause after failed rounds, above all without a database. */
const LONGEST_PAUSE_MS = 10_000

/** The handlers of all kinds of jobs. */
export function jobHandlersOf(deps: Deps): JobHandlers {
  return {
    ...notificationJobHandlers(deps),
    ...messageJobHandlers(deps),
    ...templateJobHandlers(deps),
    ...invitationJobHandlers(deps),
    ...contactJobHandlers(deps),
    ...inboxJobHandlers(deps),
    ...sandboxJobHandlers(deps),
    ...cancelBookingJobHandlers(deps),
    ...settlementJobHandlers(deps),
    ...webhookJobHandlers(deps),
    ...einvoiceJobHandlers(deps),
  }
}

/** Runs the jobs of the outbox until it is stopped; stopping waits for running rounds. */
export function startOutbox(deps: Deps): () => Promise<void> {
  const lanes = LANES.filter(({ kinds }) => deps.payments.sandbox || !kinds.includes('sandboxWebhook'))
  const stops = lanes.map((lane) => startLane(deps, lane))
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

function startLane(deps: Deps, { kinds, everyMs, isShared }: Lane): () => Promise<void> {
  const handlers = jobHandlersOf(deps)
  const { round: runRound, settled } = isShared
    ? sharedRounds(deps, handlers, kinds)
    : { round: () => runDueJobs(deps, handlers, kinds), settled: () => undefined }
  let isStopped = false
  let timer: NodeJS.Timeout
  let running: Promise<void> = Promise.resolve()
  let failures = 0
  const round = async () => {
    let taken = 0
    try {
      taken = await runRound()
      failures = 0
    } catch (error) {
      failures += 1
      deps.log.error({ err: error, kinds }, 'a round of the outbox failed')
    }
    const pause = Math.min(everyMs * 2 ** failures, LONGEST_PAUSE_MS)
    if (!isStopped) timer = setTimeout(next, taken > 0 ? 0 : pause)
  }
  const next = () => {
    running = round()
  }
  next()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
    await settled()
  }
}
