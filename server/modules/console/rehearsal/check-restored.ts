import { max } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { bookings } from '@/server/db/schema/bookings/bookings'
import { timerRuns } from '@/server/db/schema/console/status'
import { ledgerEntries } from '@/server/db/schema/money/ledger'
import { findNewDifferences } from '@/server/modules/bookings/reconciliation/measure'
import { findLastRehearsals } from '@/server/modules/console/status/last-backup'

/** Timers run twice a minute: a gap of an hour means that changes were not received. */
const MOST_LOST_MS = 3_600_000

export interface RestoredState {
  newestAt: Date | null
  bookings: number
  ledgerEntries: number
  /** in English, for the operator; none where it could be served from */
  problems: string[]
}

/**
 * What a restored database holds, and what is wrong with it: changes that are missing before `now`, rows that are fewer than
 * in the rehearsal before, which it knows itself, and money that the nightly reconciliation did not find different.
 */
export async function checkRestored(db: Db, now: Date): Promise<RestoredState> {
  const [[run], booked, posted, { success }, differences] = await Promise.all([
    db.select({ at: max(timerRuns.startedAt) }).from(timerRuns),
    db.$count(bookings),
    db.$count(ledgerEntries),
    findLastRehearsals(db),
    findNewDifferences(db),
  ])
  const newestAt = run?.at ?? null
  const problems = [
    ...gapOf(newestAt, now),
    ...fewer('bookings', booked, success?.bookings),
    ...fewer('ledger entries', posted, success?.ledgerEntries),
    ...differences.map(({ kind, subject }) => `The money differs: ${kind} ${subject}.`),
  ]
  return { newestAt, bookings: booked, ledgerEntries: posted, problems }
}

function gapOf(newestAt: Date | null, now: Date): string[] {
  if (!newestAt) return ['No timer has ever run in it: it is not the database of a site.']
  if (now.getTime() - newestAt.getTime() <= MOST_LOST_MS) return []
  return [`The last change in it is of ${newestAt.toISOString()}: later ones were not received.`]
}

const fewer = (what: string, count: number, before: number | null | undefined): string[] =>
  before !== null && before !== undefined && count < before
    ? [`It has ${count} ${what}; the last rehearsal had ${before}.`]
    : []
