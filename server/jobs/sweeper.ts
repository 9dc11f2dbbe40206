import { lt } from 'drizzle-orm'
import { oneTimeCodes, sessions } from '@/server/db/schema/accounts'
import { idempotencyKeys } from '@/server/db/schema/money'
import type { Deps } from '@/server/deps'
import { runTimers } from '@/server/modules/bookings/run-timers'
import { readDueCalendars } from '@/server/modules/calendar/read-feeds'
import { forgetAnswered } from '@/server/modules/contact/forget-answered'
import { countAnswerTimes } from '@/server/modules/messages/count-answers'
import { remindOfUnread } from '@/server/modules/messages/remind-unread'
import { forgetGivenUp } from '@/server/modules/outbox/forget-given-up'
import { publishDue } from '@/server/modules/reviews/publish-review'
import { warnOfLicences } from '@/server/modules/vendor-services/warn-of-licences'

const EVERY_MS = 30_000
/** Codes are kept while the ceilings of a day count them. */
const CODES_KEPT_MS = 48 * 3_600_000

type SweepDeps = Pick<Deps, 'db' | 'clock' | 'payments' | 'feeds'>

/** One round: bookings whose time has come, then what is dead. It reads tables, so a restart forgets nothing. */
export async function sweep(deps: SweepDeps): Promise<number> {
  const { db, clock } = deps
  const now = clock.now()
  const changed = await runTimers(deps)
  await publishDue(db, now)
  await readDueCalendars(deps)
  await warnOfLicences(db, now)
  await remindOfUnread(deps)
  await countAnswerTimes(deps)
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.createdAt, new Date(now.getTime() - CODES_KEPT_MS)))
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, now))
  await forgetGivenUp(db, now)
  await forgetAnswered(db, now)
  return changed
}

/** Sweeps now and then every half minute, one round at a time; answers how to stop, which waits for a running round. */
export function startSweeper(deps: SweepDeps & Pick<Deps, 'log'>, everyMs = EVERY_MS): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  const round = () => {
    running = running
      .then(() => sweep(deps))
      .catch((error: unknown) => deps.log.error({ err: error }, 'a round of the sweeper failed'))
  }
  round()
  const timer = setInterval(round, everyMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}
