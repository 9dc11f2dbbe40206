import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Db, rowsOf } from './db'

/** How many rows of a table are in each of its states. */
export async function countStates<State extends string>(
  db: Db,
  table: PgTable & { state: unknown },
  states: readonly State[],
): Promise<Record<State, number>> {
  const rows = await rowsOf<{ state: string; count: number }>(
    db,
    sql`SELECT state, count(*)::int AS count FROM ${table} GROUP BY state`,
  )
  const found = new Map(rows.map((row) => [row.state, row.count]))
  return Object.fromEntries(states.map((state) => [state, found.get(state) ?? 0])) as Record<State, number>
}
