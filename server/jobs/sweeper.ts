import { lt } from 'drizzle-orm'
import { TIMER_LANES, TIMERS, type Timer } from '@/lib/domain/status/timers'
import { runInSpan } from '@/server/current-request'
import { usedPasskeyChallenges } from '@/server/db/schema/people/passkeys'
import { oneTimeCodes, sessions } from '@/server/db/schema/people/sessions'
import { idempotencyKeys } from '@/server/db/schema/platform/idempotency'
import type { Deps } from '@/server/deps'
import { deleteOldActs } from '@/server/modules/bookings/calendar/bulk/bulk-act'
import { fetchDueFeeds } from '@/server/modules/bookings/calendar/feeds/fetch-feeds'
import { remindOfEvidence } from '@/server/modules/bookings/chargebacks/remind-of-evidence'
import { deleteOldPhotos } from '@/server/modules/bookings/cleaning/personal-data'
import { expireClaims } from '@/server/modules/bookings/deposit-claims/expire-claims'
import { endRunOutOptions, remindOfOptions } from '@/server/modules/bookings/options/end-option'
import { checkOpenPayments } from '@/server/modules/bookings/payments/attempts/check-open-payments'
import { releaseReservedBalances } from '@/server/modules/bookings/payments/balance/release-reserved-balances'
import { sendRefunds } from '@/server/modules/bookings/payments/refunds/send-refunds'
import { refundUnmatched } from '@/server/modules/bookings/payments/unmatched/refund-unmatched'
import { reconcileNightly } from '@/server/modules/bookings/reconciliation/reconcile'
import { publishDue } from '@/server/modules/bookings/reviews/publish-review'
import { forgetPayers } from '@/server/modules/bookings/splits/forget-payers'
import { returnEndedSplits } from '@/server/modules/bookings/splits/return-split'
import { sendMonthlyStatistics } from '@/server/modules/bookings/statistics/send-monthly'
import { moveDueMoney } from '@/server/modules/bookings/timers/move-money'
import { refuseUndecided } from '@/server/modules/bookings/timers/refuse-undecided'
import { runTimers } from '@/server/modules/bookings/timers/run-timers'
import { sendReminders } from '@/server/modules/bookings/timers/send-reminders'
import { refreshMarketFigures } from '@/server/modules/console/figures/refresh-market-figures'
import { refreshDailyFigures } from '@/server/modules/console/overview/refresh-daily-figures'
import { deleteOldServiceLevels } from '@/server/modules/console/service-levels/get-public-status'
import { type NewTimerRun, writeTimerRuns } from '@/server/modules/console/status/timer-runs'
import { deleteClosedMessages } from '@/server/modules/conversations/inbox/delete-closed-messages'
import { queueDueMessages } from '@/server/modules/conversations/message-templates/queue-due'
import { updateResponseTimes } from '@/server/modules/conversations/messages/measure-response-times'
import { remindOfUnread } from '@/server/modules/conversations/messages/remind-unread'
import { remindOfAppointments } from '@/server/modules/listings/appointments/remind-of-appointments'
import { notifyOfVotes } from '@/server/modules/listings/favourites/notify-of-votes'
import { extendPriceRules } from '@/server/modules/listings/price-rules/refresh-price-rules'
import { alertSearches } from '@/server/modules/listings/saved-searches/alert-searches'
import { notifyLicenceExpiry } from '@/server/modules/listings/vendor-listings/notify-licence-expiry'
import { deleteOldViews } from '@/server/modules/listings/views/view-batch'
import { watchEinvoices } from '@/server/modules/money/einvoices/send-einvoice'
import { releaseReserves } from '@/server/modules/money/ledger/reserve'
import { requestScheduled } from '@/server/modules/money/payouts/schedules/request-scheduled'
import { sendTransfers } from '@/server/modules/money/payouts/transfers/send-transfers'
import { forgetTries } from '@/server/modules/money/promotions/code-tries'
import { makeDuePhoneChanges } from '@/server/modules/people/accounts/later-phone-change'
import { notifyPaperExpiry } from '@/server/modules/people/vendors/notify-paper-expiry'
import { deleteOldDeliveries } from '@/server/modules/people/webhooks/deliver'
import { makeAvif } from '@/server/modules/platform/media/make-avif'
import { deleteFailedJobs } from '@/server/modules/platform/outbox/run-due-jobs'
import { deleteOldTranslations } from '@/server/modules/platform/translation/translate-text'
import { deleteOldVitals } from '@/server/modules/platform/vitals/vitals-batch'
import type { Clock } from '@/server/ports/clock'
import { problemOf } from '@/server/problem-of'
import { partsOf, runEach } from '@/server/run-each'
import { leaderOf } from './leader'

const EVERY_MS = 30_000
/** Between the first rounds of two lanes, so that they do not all ask the database at the same moment. */
const APART_MS = 200
/** Codes are stored while the daily limits count them. */
const CODE_RETENTION_MS = 48 * 3_600_000

type SweepDeps = Pick<Deps, 'db' | 'clock' | 'payments' | 'payouts' | 'feeds' | 'log' | 'replicas'>

/** All state is in tables, so a restart loses nothing; `bookings` answers how many of them changed. */
function timersOf(deps: SweepDeps) {
  const { db, clock } = deps
  const now = clock.now()
  return {
    bookings: async () => {
      let changed = 0
      const run = async () => {
        changed = await runTimers(deps)
      }
      await runEach([() => endRunOutOptions(db, now), run], (part) => part())
      return changed
    },
    splits: () => returnEndedSplits(deps),
    reminders: () => runEach([sendReminders, remindOfOptions, remindOfAppointments], (run) => run(db, now)),
    money: () => moveDueMoney(deps),
    claims: () => runEach([expireClaims, refuseUndecided, remindOfEvidence], (run) => run(deps)),
    reserves: () => releaseReserves(deps),
    scheduledPayouts: () => requestScheduled(deps),
    transfers: () => sendTransfers(deps),
    payments: () => checkOpenPayments(deps),
    reservedBalances: () => releaseReservedBalances(deps),
    refunds: () => sendRefunds(deps),
    unmatched: () => refundUnmatched(deps),
    reconciliation: () => reconcileNightly(deps),
    einvoices: () => watchEinvoices(deps),
    reviews: () => publishDue(db, now),
    calendars: () => fetchDueFeeds(deps),
    priceRules: () => extendPriceRules(db, now),
    savedSearches: () => alertSearches(deps),
    listVotes: () => notifyOfVotes(deps),
    licences: () => notifyLicenceExpiry(db, now),
    papers: () => notifyPaperExpiry(db, now),
    unread: () => remindOfUnread(deps),
    templateMessages: () => queueDueMessages(deps),
    responseTimes: () => updateResponseTimes(deps),
    codes: () => {
      const since = new Date(now.getTime() - CODE_RETENTION_MS)
      const parts = [
        () => db.delete(oneTimeCodes).where(lt(oneTimeCodes.createdAt, since)),
        () => forgetPayers(db, now),
        () => db.delete(usedPasskeyChallenges).where(lt(usedPasskeyChallenges.expiresAt, now)),
      ]
      return runEach(parts, (part) => part())
    },
    phoneChanges: () => makeDuePhoneChanges(deps),
    promotionTries: () => forgetTries(db, now),
    sessions: () => db.delete(sessions).where(lt(sessions.expiresAt, now)),
    idempotencyKeys: () => {
      const parts = [
        () => db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, now)),
        () => deleteOldActs(db, now),
        () => deleteOldTranslations(deps),
      ]
      return runEach(parts, (part) => part())
    },
    failedJobs: () => deleteFailedJobs(db, now),
    deliveries: () => deleteOldDeliveries(db, now),
    closedMessages: () => deleteClosedMessages(db, now),
    monthlyStatistics: () => sendMonthlyStatistics(deps),
    figures: () => refreshDailyFigures(db, now),
    marketFigures: () => refreshMarketFigures(db, now),
    views: () => deleteOldViews(db, now),
    vitals: () => runEach([deleteOldVitals, deleteOldServiceLevels], (run) => run(db, now)),
  } satisfies Record<Timer, () => Promise<unknown>>
}

/** One round of every timer in turn; returns how many bookings changed. A failed timer does not stop the others. */
export async function sweep(deps: SweepDeps): Promise<number> {
  let changed = 0
  const timers = timersOf(deps)
  const bookings = async () => {
    changed = await timers.bookings()
  }
  await runLane(deps, TIMERS, { ...timers, bookings })
  return changed
}

/** Runs timers one after another; the status page reads how each went. */
async function runLane(
  { db, clock }: SweepDeps,
  lane: readonly Timer[],
  timers: Record<Timer, () => Promise<unknown>>,
): Promise<void> {
  const runs: NewTimerRun[] = []
  const runAll = () => runEach(lane, (timer) => noted(runs, timer, clock, timers[timer]))
  await runEach([runAll, () => writeTimerRuns(db, runs)], (step) => step())
}

/** Runs a timer and notes how it went. */
async function noted(runs: NewTimerRun[], timer: Timer, clock: Clock, run: () => Promise<unknown>) {
  const startedAt = clock.now()
  const begun = performance.now()
  const note = (problem: string | null) =>
    runs.push({ timer, startedAt, durationMs: Math.round(performance.now() - begun), problem })
  try {
    await run()
    note(null)
  } catch (error) {
    note(partsOf(error).map(problemOf).join('; '))
    throw error
  }
}

/**
 * Runs each lane every half minute, in one of all processes; two more store one picture as AVIF, and delete old photos of cleaners.
 * Returns a function that stops them and waits for the running rounds.
 */
export function startSweeper(
  deps: SweepDeps & Pick<Deps, 'pool' | 'tracer' | 'files' | 'config'>,
  everyMs = EVERY_MS,
): () => Promise<void> {
  const leader = leaderOf(deps.pool, deps.log)
  let asked: Promise<boolean> | null = null
  // Asked once at a time: two questions of this process would compete for the lead.
  const isLeading = () => {
    asked ??= leader.isLeading().finally(() => {
      asked = null
    })
    return asked
  }
  const lanes = [
    ...TIMER_LANES.map(
      (lane) => () => runInSpan(deps.tracer?.start('timers'), () => runLane(deps, lane, timersOf(deps))),
    ),
    () => makeAvif(deps),
    () => deleteOldPhotos(deps),
  ]
  const stops = lanes.map((run, i) => {
    const round = async () => {
      if (await isLeading()) await run()
    }
    return repeat(() => round().catch(logFailures(deps)), everyMs, i * APART_MS)
  })
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
    await leader.close()
  }
}

/** Runs a round regularly, one at a time: one that takes longer than the interval skips the next ones. */
function repeat(round: () => Promise<void>, everyMs: number, firstAfterMs: number): () => Promise<void> {
  let running: Promise<void> | null = null
  const begin = () => {
    running ??= round().finally(() => {
      running = null
    })
  }
  const start = () => {
    begin()
    return setInterval(begin, everyMs)
  }
  const startLater = () => {
    timer = start()
  }
  let timer = firstAfterMs === 0 ? start() : setTimeout(startLater, firstAfterMs)
  return async () => {
    clearTimeout(timer)
    await running
  }
}

const logFailures =
  ({ log }: Pick<Deps, 'log'>) =>
  (error: unknown) => {
    for (const one of partsOf(error)) log.error({ err: one }, 'a round of the sweeper failed')
  }
