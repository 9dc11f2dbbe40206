import { type SQL, sql } from 'drizzle-orm'
import { WAITING_QUEUES, type WaitingQueue, type WaitingWire } from '@/lib/domain/admin/overview'
import type { InboxKind } from '@/lib/domain/inbox/inbox'
import { LICENCE_WARNING_DAYS } from '@/lib/domain/listing/licence'
import { addDays, type Day } from '@/lib/domain/time/days'
import { type Db, rowsOf } from '@/server/db/db'

interface Source {
  /** the table and what of it waits; the values are written out, so that partial indexes serve a prepared statement */
  from: SQL
  since: SQL
}

const inState = (table: string, state: string, since = 'created_at'): Source => ({
  from: sql.raw(`${table} WHERE state = '${state}'`),
  since: sql.raw(since),
})

/** Not those that wait for an answer of somebody else. */
const inInbox = (kind: InboxKind): Source => ({
  from: sql.raw(`inbox_items WHERE kind = '${kind}' AND state IN ('open', 'assigned')`),
  since: sql`created_at`,
})

const sentAt = sql`coalesce(
  (SELECT max(e.created_at) FROM listing_events e WHERE e.listing_id = l.id AND e.event = 'send'), l.created_at)`

function sourcesAt(today: Day): Record<WaitingQueue, Source> {
  const licencesUntil = addDays(today, LICENCE_WARNING_DAYS[0])
  return {
    applications: inState('vendors', 'waiting'),
    listings: { from: sql`listings l WHERE l.state = 'in_review' AND l.deleted_at IS NULL`, since: sentAt },
    changes: {
      from: sql`listing_revisions r JOIN listings l ON l.id = r.listing_id
        WHERE l.deleted_at IS NULL AND l.state <> 'in_review'`,
      since: sql`r.created_at`,
    },
    licences: {
      from: sql`listings WHERE deleted_at IS NULL AND licence_expires <= ${licencesUntil}::date
        AND state IN ('live', 'paused', 'suspended')`,
      // A licence holds to the end of its last day.
      since: sql`(licence_expires + 1)::timestamp AT TIME ZONE 'Asia/Riyadh'`,
    },
    exceptions: inState('exception_requests', 'pending'),
    claims: inState('deposit_claims', 'in_review', 'coalesce(answered_at, created_at)'),
    failedRefunds: inState('refunds', 'failed', 'ended_at'),
    captures: {
      from: sql`unmatched_payments
        WHERE state = 'refused' OR (state = 'open' AND reason = 'mismatch' AND resends = 0)`,
      since: sql`created_at`,
    },
    differences: inState('ledger_differences', 'open'),
    adjustments: inState('balance_adjustments', 'proposed'),
    payouts: inState('payouts', 'requested'),
    reports: inInbox('report'),
    contact: inInbox('contact'),
    hiddenReviews: inInbox('review'),
  }
}

/** How much waits in each queue, and since when; those without anything too. */
export async function countWaiting(
  db: Db,
  queues: readonly WaitingQueue[],
  today: Day,
): Promise<WaitingWire[]> {
  if (queues.length === 0) return []
  const sources = sourcesAt(today)
  const counts = queues.map((queue) => {
    const { from, since } = sources[queue]
    return sql`SELECT ${queue}::text AS queue, count(*)::int AS count,
      (extract(epoch FROM min(${since})) * 1000)::float8 AS oldest FROM ${from}`
  })
  const rows = await rowsOf<{ queue: WaitingQueue; count: number; oldest: number | null }>(
    db,
    sql.join(counts, sql` UNION ALL `),
  )
  const found = new Map(rows.map((row) => [row.queue, row]))
  return WAITING_QUEUES.flatMap(({ queue }) => {
    const row = found.get(queue)
    if (!row) return []
    return [
      { queue, count: row.count, oldest: row.oldest === null ? null : new Date(row.oldest).toISOString() },
    ]
  })
}
