import type { SQL } from 'drizzle-orm'
import {
  MAX_FILE_ROWS,
  MAX_FILTERED_COUNT,
  MAX_TABLE_ROWS,
  type TablePage,
  type TableRequest,
} from '@/lib/domain/admin/table'
import type { Db } from '@/server/db/db'
import { withinTime } from '@/server/db/within-time'
import type { PageRequest } from '@/server/plugins/request-params'
import type { SignedIn } from '@/server/policy/signed-in'
import { countRows, listIds, loadInOrder, type TableSource } from './table-source'

/** Rows of a file are loaded in portions of this size. */
const PORTION = 500

/** A view that takes longer is given up: a rare mix of search and filters that no index holds together. */
const MAX_PAGE_MS = 3_000
/** A total is given up earlier: a page without an exact one is worth more than one that comes late. */
const MAX_COUNT_MS = 100

/** One page: the ids by an index of the sort, then the rows of these ids, and their number up to a limit. */
export async function listRows<Row extends { _id: string }>(
  db: Db,
  source: TableSource<Row>,
  request: TableRequest & PageRequest,
  admin: SignedIn,
): Promise<TablePage<Row>> {
  const { page, pageSize } = request
  const offset = (page - 1) * pageSize
  const found = await withinTime(db, MAX_PAGE_MS, async (tx) => {
    const where = await source.where(tx, request)
    return { where, ids: await listIds(tx, source, request, where, { limit: pageSize, offset }) }
  })
  if (!found) return { data: [], page, pageSize, total: 0, isTotalExact: false, isTooBroad: true }
  const { where, ids } = found
  const counted = await countAround(db, source, where, { offset, seen: ids.length, pageSize })
  return { data: await loadInOrder(db, source, ids, admin), page, pageSize, ...counted }
}

/** The total; a page that is not full says it by itself. */
async function countAround<Row extends { _id: string }>(
  db: Db,
  source: TableSource<Row>,
  where: SQL | undefined,
  { offset, seen, pageSize }: { offset: number; seen: number; pageSize: number },
): Promise<Pick<TablePage<Row>, 'total' | 'isTotalExact'>> {
  const known = offset + seen
  if (seen < pageSize && (seen > 0 || offset === 0)) return { total: known, isTotalExact: true }
  const limit = where ? MAX_FILTERED_COUNT : MAX_TABLE_ROWS
  const total = await withinTime(db, MAX_COUNT_MS, (tx) => countRows(tx, source, where, limit + 1))
  if (total !== null && total <= limit) return { total, isTotalExact: true }
  return { total: Math.max(total === null ? 0 : limit, known), isTotalExact: false }
}

/** All rows of a view up to MAX_FILE_ROWS, in portions; its ids are read once, so that no row comes twice. */
export async function* listAllRows<Row extends { _id: string }>(
  db: Db,
  source: TableSource<Row>,
  request: TableRequest,
  admin: SignedIn,
): AsyncGenerator<Row[]> {
  const where = await source.where(db, request)
  const ids = await listIds(db, source, request, where, { limit: MAX_FILE_ROWS, offset: 0 })
  for (let first = 0; first < ids.length; first += PORTION) {
    yield await loadInOrder(db, source, ids.slice(first, first + PORTION), admin)
  }
}
