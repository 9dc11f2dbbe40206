import { allocationWindow, freeUnits } from '@/lib/domain/booking/availability'
import type { Period } from '@/lib/domain/booking/bookable'
import { daysOf } from '@/lib/domain/booking/period'
import type { Db } from '@/server/db/db'
import { listTaken } from '@/server/modules/listings/list-taken'
import type { Bookable } from '@/server/modules/listings/load-bookable'

/** Whether one unit of a listing is free for a whole period. */
export async function areFree(db: Db, { row, terms }: Bookable, period: Period, now: Date): Promise<boolean> {
  const { first, last } = daysOf(period)
  const taken = await listTaken(db, row.service.id, allocationWindow(first, last), now)
  return freeUnits(terms, period, taken) > 0
}
