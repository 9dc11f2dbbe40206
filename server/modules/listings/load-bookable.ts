import type { BookableService } from '@/lib/domain/booking/bookable'
import type { Db } from '@/server/db/open'
import { readDatePrices, readService, type ServiceRow } from './store'
import { termsOf } from './terms'

export interface Bookable {
  row: ServiceRow
  terms: BookableService
}

/** A service as it can be booked at `now`, whoever asks; null when there is none or it is hidden. */
export async function loadBookable(db: Db, id: string, now: Date): Promise<Bookable | null> {
  const row = await readService(db, id)
  if (row?.service.state !== 'live') return null
  const dates = await readDatePrices(db, id, now)
  return { row, terms: termsOf(row.service, row.vendor.vatNumber !== null, dates) }
}
