import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { TableRequest } from '@/lib/domain/admin/table'
import type { Db } from '@/server/db/db'
import type { SignedIn } from '@/server/policy/signed-in'

/** Where the rows of a table come from. `sorts` has a column for each sort of the table's description. */
export interface TableSource<Row extends { _id: string }> {
  from: PgTable
  id: AnyPgColumn
  sorts: Readonly<Record<string, AnyPgColumn>>
  /** the filters leave so few rows that these are sorted, and no index of the sort is walked to find them */
  isNarrow?: (request: TableRequest) => boolean
  /** undefined: no condition */
  where(db: Db, request: TableRequest): Promise<SQL | undefined>
  /** in any order, as this admin reads them */
  load(db: Db, ids: string[], admin: SignedIn): Promise<Row[]>
}

export async function listIds<Row extends { _id: string }>(
  db: Db,
  { from, id, sorts, isNarrow }: TableSource<Row>,
  request: TableRequest,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const { sort } = request
  const column = sorts[sort.replace(/^-/, '')] ?? id
  // No index is ordered by a sum, so the planner reads by the filters.
  const by = isNarrow?.(request) ? sql`${column} + interval '0'` : column
  const ordered = sort.startsWith('-') ? desc : asc
  const rows = await db
    .select({ id: sql<string>`${id}` })
    .from(from)
    .where(where)
    .orderBy(ordered(by), ordered(id))
    .limit(limit)
    .offset(offset)
  return rows.map((row) => row.id)
}

export async function countRows<Row extends { _id: string }>(
  db: Db,
  { from }: TableSource<Row>,
  where: SQL | undefined,
  limit: number,
): Promise<number> {
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(from)
    .where(where)
    .limit(limit)
    .as('counted')
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(counted)
  return row?.total ?? 0
}

export async function loadInOrder<Row extends { _id: string }>(
  db: Db,
  { load }: TableSource<Row>,
  ids: string[],
  admin: SignedIn,
) {
  if (ids.length === 0) return []
  const rows = new Map((await load(db, ids, admin)).map((row) => [row._id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}
