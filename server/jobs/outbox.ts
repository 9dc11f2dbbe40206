import type { Deps } from '@/server/deps'
import { deliverDue } from '@/server/modules/outbox/deliver-due'
import type { WorkKind } from '@/server/modules/outbox/work'
import { deliveriesOf } from './deliveries'

/** Each lane has a pace of its own, so that a slow message service never holds up what open pages are told. */
const LANES: readonly { kinds: WorkKind[]; everyMs: number }[] = [
  { kinds: ['notification', 'booking'], everyMs: 300 },
  { kinds: ['sms'], everyMs: 1000 },
  { kinds: ['mail', 'contact'], everyMs: 1000 },
]

/** Works through the outbox until it is stopped; stopping waits for the rounds that run. */
export function startOutbox(deps: Deps): () => Promise<void> {
  const stops = LANES.map((lane) => startLane(deps, lane))
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

function startLane(deps: Deps, { kinds, everyMs }: (typeof LANES)[number]): () => Promise<void> {
  const deliveries = deliveriesOf(deps)
  let isStopped = false
  let timer: NodeJS.Timeout
  let running: Promise<void> = Promise.resolve()
  const round = async () => {
    let taken = 0
    try {
      taken = await deliverDue(deps, deliveries, kinds)
    } catch (error) {
      deps.log.error({ err: error, kinds }, 'a round of the outbox failed')
    }
    if (!isStopped) timer = setTimeout(next, taken > 0 ? 0 : everyMs)
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
