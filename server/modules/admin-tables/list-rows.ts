import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { MAX_FILE_ROWS, MAX_TABLE_ROWS, type TablePage, type TableRequest } from '@/lib/domain/admin/table'
import type { Db } from '@/server/db/db'
import type { PageRequest } from '@/server/plugins/request-params'

/** Where the rows of a table come from. `sorts` has a column for each sort of the table's description. */
export interface TableSource<Row extends { _id: string }> {
  from: PgTable
  id: AnyPgColumn
  sorts: Readonly<Record<string, AnyPgColumn>>
  /** undefined: no condition */
  where(db: Db, request: TableRequest): Promise<SQL | undefined>
  /** in any order */
  load(db: Db, ids: string[]): Promise<Row[]>
}

/** Rows of a file are loaded in portions of this size. */
const PORTION = 500

/** One page: the ids by an index of the sort, then the rows of these ids; the total is counted to its limit only. */
export async function listRows<Row extends { _id: string }>(
  db: Db,
  source: TableSource<Row>,
  request: TableRequest & PageRequest,
): Promise<TablePage<Row>> {
  const { page, pageSize } = request
  const where = await source.where(db, request)
  const ids = await listIds(db, source, request, where, { limit: pageSize, offset: (page - 1) * pageSize })
  const total = await countRows(db, source, where)
  return {
    data: await loadInOrder(db, source, ids),
    page,
    pageSize,
    total: Math.min(total, MAX_TABLE_ROWS),
    isTotalExact: total <= MAX_TABLE_ROWS,
  }
}

/** All rows of a view up to MAX_FILE_ROWS, in portions; its ids are read once, so that no row comes twice. */
export async function* listAllRows<Row extends { _id: string }>(
  db: Db,
  source: TableSource<Row>,
  request: TableRequest,
): AsyncGenerator<Row[]> {
  const where = await source.where(db, request)
  const ids = await listIds(db, source, request, where, { limit: MAX_FILE_ROWS, offset: 0 })
  for (let first = 0; first < ids.length; first += PORTION) {
    yield await loadInOrder(db, source, ids.slice(first, first + PORTION))
  }
}

async function listIds<Row extends { _id: string }>(
  db: Db,
  { from, id, sorts }: TableSource<Row>,
  { sort }: TableRequest,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const column = sorts[sort.replace(/^-/, '')] ?? id
  const ordered = sort.startsWith('-') ? desc : asc
  const rows = await db
    .select({ id: sql<string>`${id}` })
    .from(from)
    .where(where)
    .orderBy(ordered(column), ordered(id))
    .limit(limit)
    .offset(offset)
  return rows.map((row) => row.id)
}

async function countRows<Row extends { _id: string }>(
  db: Db,
  { from }: TableSource<Row>,
  where: SQL | undefined,
): Promise<number> {
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(from)
    .where(where)
    .limit(MAX_TABLE_ROWS + 1)
    .as('counted')
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(counted)
  return row?.total ?? 0
}

async function loadInOrder<Row extends { _id: string }>(db: Db, { load }: TableSource<Row>, ids: string[]) {
  if (ids.length === 0) return []
  const rows = new Map((await load(db, ids)).map((row) => [row._id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}
