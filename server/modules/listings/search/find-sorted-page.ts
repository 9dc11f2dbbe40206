import type { Db } from '@/server/db/db'
import type { Criteria } from './criteria'
import { countFound, type Found, findPage, wholePage } from './store'

/**
 * One page of ids. A price of an hour is less than any of a night: from the lowest price, where types are mixed, nights
 * come first and hours after the last of them. Two walks of the index of prices, because none has both. A search for hours has no nights.
 */
export async function findSortedPage(db: Db, criteria: Criteria, areFew: boolean): Promise<Found[]> {
  const { sort, type, categoryId } = criteria.query
  const isOneMode = criteria.mode !== undefined || criteria.stay?.hours != null
  if (sort !== 'price_asc' || type || categoryId || isOneMode) return findPage(db, criteria, areFew)
  const nights: Criteria = { ...criteria, mode: 'daily' }
  const first = await findPage(db, nights, areFew)
  const { limit, offset } = wholePage(criteria)
  if (first.length === limit) return first
  const before = first.length > 0 ? offset : await countFound(db, nights, offset)
  const rest = { limit: limit - first.length, offset: Math.max(0, offset - before) }
  return [...first, ...(await findPage(db, { ...criteria, mode: 'hourly' }, areFew, rest))]
}
