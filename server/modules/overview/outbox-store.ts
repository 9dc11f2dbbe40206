import { sql } from 'drizzle-orm'
import type { OutboxWire } from '@/lib/domain/admin/overview'
import type { Db } from '@/server/db/db'
import { outbox } from '@/server/db/schema/outbox'

/** Depth and age of the outbox; given-up jobs are stored for a month. */
export async function measureOutbox(db: Db): Promise<OutboxWire> {
  const [row] = await db
    .select({
      waiting: sql<number>`(count(*) FILTER (WHERE gave_up_at IS NULL))::int`,
      retried: sql<number>`(count(*) FILTER (WHERE gave_up_at IS NULL AND last_problem IS NOT NULL))::int`,
      givenUp: sql<number>`(count(*) FILTER (WHERE gave_up_at IS NOT NULL))::int`,
      oldest: sql<
        number | null
      >`(extract(epoch FROM min(created_at) FILTER (WHERE gave_up_at IS NULL)) * 1000)::float8`,
    })
    .from(outbox)
  const { waiting = 0, retried = 0, givenUp = 0, oldest = null } = row ?? {}
  return { waiting, retried, givenUp, oldestAt: oldest === null ? null : new Date(oldest).toISOString() }
}
