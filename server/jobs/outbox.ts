import type { JobKind } from '@/server/db/schema/outbox'
import type { Deps } from '@/server/deps'
import { contactJobHandlers } from '@/server/modules/contact/mail-message'
import { messageJobHandlers } from '@/server/modules/messages/message-jobs'
import { notificationJobHandlers } from '@/server/modules/notifications/notification-jobs'
import type { JobHandlers } from '@/server/modules/outbox/jobs'
import { runDueJobs } from '@/server/modules/outbox/run-due-jobs'

/** Each lane has a pace of its own, so that a slow message service never holds up what open pages are told. */
const LANES: readonly { kinds: JobKind[]; everyMs: number }[] = [
  { kinds: ['notification', 'booking', 'message'], everyMs: 300 },
  { kinds: ['sms', 'missedSms'], everyMs: 1000 },
  { kinds: ['push'], everyMs: 1000 },
  { kinds: ['mail', 'missedMail', 'contact'], everyMs: 1000 },
]

/** While rounds fail, above all without a database, the pauses grow up to this. */
const LONGEST_PAUSE_MS = 10_000

/** How each kind of work is done. */
export function jobHandlersOf(deps: Deps): JobHandlers {
  return { ...notificationJobHandlers(deps), ...messageJobHandlers(deps), ...contactJobHandlers(deps) }
}

/** Works through the outbox until it is stopped; stopping waits for the rounds that run. */
export function startOutbox(deps: Deps): () => Promise<void> {
  const stops = LANES.map((lane) => startLane(deps, lane))
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

function startLane(deps: Deps, { kinds, everyMs }: (typeof LANES)[number]): () => Promise<void> {
  const deliveries = jobHandlersOf(deps)
  let isStopped = false
  let timer: NodeJS.Timeout
  let running: Promise<void> = Promise.resolve()
  let failures = 0
  const round = async () => {
    let taken = 0
    try {
      taken = await runDueJobs(deps, deliveries, kinds)
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
  }
}
