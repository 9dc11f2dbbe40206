import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { WAITING_QUEUES, type WaitingQueue, type WaitingWire } from '@/lib/domain/admin/overview'
import type { InboxKind } from '@/lib/domain/inbox/inbox'
import { LICENCE_WARNING_DAYS } from '@/lib/domain/listing/licence'
import { addDays, type Day } from '@/lib/domain/time/days'
import { type Db, rowsOf } from '@/server/db/db'
import { exceptionRequests } from '@/server/db/schema/bookings/bookings'
import { inboxItems } from '@/server/db/schema/conversations/inbox'
import { listingEvents, listingRevisions } from '@/server/db/schema/listings/listing-changes'
import { listings } from '@/server/db/schema/listings/listings'
import { balanceAdjustments } from '@/server/db/schema/money/adjustments'
import { bankStatementLines } from '@/server/db/schema/money/bank-statement'
import { depositClaims } from '@/server/db/schema/money/deposit-claims'
import { einvoices } from '@/server/db/schema/money/einvoices'
import { chargebacks, refunds, unmatchedPayments } from '@/server/db/schema/money/payments'
import { payoutBatches, payouts } from '@/server/db/schema/money/payouts'
import { ledgerDifferences } from '@/server/db/schema/money/reconciliation'
import { settlementLines } from '@/server/db/schema/money/settlements'
import { vendors } from '@/server/db/schema/people/vendors'

interface Source {
  /** the table and what of it waits */
  from: SQL
  since: SQL
}

interface Queued extends PgTable {
  state: AnyPgColumn
  createdAt: AnyPgColumn
}
type StateOf<Table extends Queued> = Extract<Table['$inferSelect'], { state: unknown }>['state'] & string

/** A value of a closed set, written out, so that partial indexes serve a prepared statement. */
const written = (value: string): SQL => sql.raw(`'${value}'`)

const inState = <Table extends Queued>(
  table: Table,
  state: StateOf<Table>,
  since: SQL = sql`${table.createdAt}`,
): Source => ({ from: sql`${table} WHERE ${table.state} = ${written(state)}`, since })

/** Not those that wait for an answer of somebody else. */
const inInbox = (kind: InboxKind): Source => ({
  from: sql`${inboxItems} WHERE ${inboxItems.kind} = ${written(kind)} AND ${inboxItems.state} IN ('open', 'assigned')`,
  since: sql`${inboxItems.createdAt}`,
})

const sentAt = sql`coalesce((
  SELECT max(${listingEvents.createdAt}) FROM ${listingEvents}
  WHERE ${listingEvents.listingId} = ${listings.id} AND ${listingEvents.event} = 'send'
), ${listings.createdAt})`

function sourcesAt(today: Day): Record<WaitingQueue, Source> {
  const licencesUntil = addDays(today, LICENCE_WARNING_DAYS[0])
  const { state, reason, resends } = unmatchedPayments
  return {
    applications: inState(vendors, 'waiting'),
    companyNames: {
      from: sql`${vendors} WHERE ${vendors.proposedName} IS NOT NULL`,
      since: sql`${vendors.nameProposedAt}`,
    },
    listings: {
      from: sql`${listings} WHERE ${listings.state} = 'in_review' AND ${listings.deletedAt} IS NULL`,
      since: sentAt,
    },
    changes: {
      from: sql`${listingRevisions} JOIN ${listings} ON ${listings.id} = ${listingRevisions.listingId}
        WHERE ${listings.deletedAt} IS NULL AND ${listings.state} <> 'in_review'`,
      since: sql`${listingRevisions.createdAt}`,
    },
    licences: {
      from: sql`${listings} WHERE ${listings.deletedAt} IS NULL AND ${listings.licenceExpires} <= ${licencesUntil}::date
        AND ${listings.state} IN ('live', 'paused', 'suspended')`,
      // A licence holds to the end of its last day.
      since: sql`(${listings.licenceExpires} + 1)::timestamp AT TIME ZONE 'Asia/Riyadh'`,
    },
    exceptions: inState(exceptionRequests, 'pending'),
    claims: inState(
      depositClaims,
      'in_review',
      sql`coalesce(${depositClaims.answeredAt}, ${depositClaims.createdAt})`,
    ),
    chargebacks: inState(chargebacks, 'opened'),
    failedRefunds: inState(refunds, 'failed', sql`${refunds.endedAt}`),
    captures: {
      from: sql`${unmatchedPayments}
        WHERE ${state} = 'refused' OR (${state} = 'open' AND ${reason} = 'mismatch' AND ${resends} = 0)`,
      since: sql`${unmatchedPayments.createdAt}`,
    },
    einvoices: inState(einvoices, 'refused'),
    settlementLines: inState(settlementLines, 'open'),
    bankLines: inState(bankStatementLines, 'open'),
    differences: inState(ledgerDifferences, 'open'),
    adjustments: inState(balanceAdjustments, 'proposed'),
    payouts: inState(payouts, 'requested'),
    bankFiles: {
      from: sql`${payoutBatches} WHERE ${payoutBatches.approvedAt} IS NULL AND ${payoutBatches.sentAt} IS NULL AND EXISTS (
        SELECT 1 FROM payouts p WHERE p.batch_id = ${payoutBatches.id} AND p.state = 'approved')`,
      since: sql`${payoutBatches.createdAt}`,
    },
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
