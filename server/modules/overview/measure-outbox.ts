import { sql } from 'drizzle-orm'
import type { OutboxWire } from '@/lib/domain/admin/overview'
import type { Db } from '@/server/db/db'
import { outbox } from '@/server/db/schema/outbox'

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
