import { type StatusLine, statusLine } from '@/lib/domain/status/status'
import { TIMERS } from '@/lib/domain/status/timers'
import type { Deps } from '@/server/deps'
import { measureReconciliation } from '@/server/modules/bookings/reconciliation/measure'
import { type KindOfJobs, measureKinds } from '@/server/modules/platform/outbox/measure'
import { judgeJobs, judgeReconciliation, judgeTimer } from './judge'
import { findTimerRuns, type TimerRun } from './timer-runs'

type Work = Pick<Deps, 'db' | 'clock'>

/** A line for each kind that has jobs; one line for all when there are none. */
export async function readOutbox({ db, clock }: Work): Promise<StatusLine[]> {
  const kinds = await measureKinds(db)
  if (kinds.length === 0) return [statusLine('outbox', 'jobsDone')]
  return kinds.map((one) => jobsLine(one, clock.now()))
}

function jobsLine({ kind, attempts, waiting, retried, givenUp, problem, ...at }: KindOfJobs, now: Date) {
  const { oldestAt, lastGivenUpAt } = at
  return statusLine('outbox', judgeJobs({ waiting, givenUp, ...at }, now), {
    item: kind,
    facts: {
      ...{ waiting, retried, attempts, givenUp },
      ...(oldestAt && oldestAt <= now ? { oldestAt: oldestAt.toISOString() } : {}),
      ...(lastGivenUpAt ? { lastFailureAt: lastGivenUpAt.toISOString() } : {}),
      ...(problem ? { problem } : {}),
    },
  })
}

export async function readTimers({ db, clock }: Work): Promise<StatusLine[]> {
  const runs = await findTimerRuns(db)
  return TIMERS.map((timer) => {
    const run = runs.get(timer)
    const judged = run ? { startedAt: run.startedAt, hasFailed: run.problem !== null } : null
    return statusLine('timer', judgeTimer(judged, clock.now()), {
      item: timer,
      ...(run ? detailsOf(run) : {}),
    })
  })
}

const detailsOf = ({ startedAt, durationMs, problem, failingSince }: TimerRun) => ({
  since: failingSince?.toISOString() ?? null,
  facts: { lastAt: startedAt.toISOString(), durationMs, ...(problem === null ? {} : { problem }) },
})

export async function readReconciliation({ db, clock }: Work): Promise<StatusLine[]> {
  const { endedAt, open } = await measureReconciliation(db)
  const facts = endedAt ? { lastAt: endedAt.toISOString(), open } : {}
  return [statusLine('reconciliation', judgeReconciliation(endedAt, open, clock.now()), { facts })]
}
