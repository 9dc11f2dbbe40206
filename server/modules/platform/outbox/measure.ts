import { max, sql } from 'drizzle-orm'
import type { OutboxWire } from '@/lib/contract/schemas/admin/overview'
import type { JobKind } from '@/lib/domain/status/job-kinds'
import type { Db } from '@/server/db/db'
import { outbox } from '@/server/db/schema/platform/outbox'

const isOpen = sql`${outbox.gaveUpAt} IS NULL`

/** Depth and age of the outbox; given-up jobs are stored for a month. */
export async function measureOutbox(db: Db): Promise<OutboxWire> {
  const [row] = await db
    .select({
      waiting: sql<number>`(count(*) FILTER (WHERE ${isOpen}))::int`,
      retried: sql<number>`(count(*) FILTER (WHERE ${isOpen} AND ${outbox.lastProblem} IS NOT NULL))::int`,
      givenUp: sql<number>`(count(*) FILTER (WHERE ${outbox.gaveUpAt} IS NOT NULL))::int`,
      oldest: sql<
        number | null
      >`(extract(epoch FROM min(${outbox.createdAt}) FILTER (WHERE ${isOpen})) * 1000)::float8`,
    })
    .from(outbox)
  const { waiting = 0, retried = 0, givenUp = 0, oldest = null } = row ?? {}
  return { waiting, retried, givenUp, oldestAt: oldest === null ? null : new Date(oldest).toISOString() }
}

export interface KindOfJobs {
  kind: JobKind
  waiting: number
  retried: number
  /** the most that one of those had which wait */
  attempts: number
  oldestAt: Date | null
  givenUp: number
  lastGivenUpAt: Date | null
  /** why the last one failed */
  problem: string | null
}

/** The kinds that have jobs, with what became of them. */
export function measureKinds(db: Db): Promise<KindOfJobs[]> {
  return db
    .select({
      kind: outbox.kind,
      waiting: sql<number>`(count(*) FILTER (WHERE ${isOpen}))::int`,
      retried: sql<number>`(count(*) FILTER (WHERE ${isOpen} AND ${outbox.lastProblem} IS NOT NULL))::int`,
      attempts: sql<number>`coalesce(max(${outbox.attempts}) FILTER (WHERE ${isOpen}), 0)::int`,
      oldestAt: sql`min(${outbox.createdAt}) FILTER (WHERE ${isOpen})`.mapWith(outbox.createdAt),
      givenUp: sql<number>`(count(*) FILTER (WHERE ${outbox.gaveUpAt} IS NOT NULL))::int`,
      lastGivenUpAt: max(outbox.gaveUpAt),
      problem: sql<string | null>`(array_agg(${outbox.lastProblem} ORDER BY ${outbox.runAt} DESC)
        FILTER (WHERE ${outbox.lastProblem} IS NOT NULL))[1]`,
    })
    .from(outbox)
    .groupBy(outbox.kind)
    .orderBy(outbox.kind)
}
