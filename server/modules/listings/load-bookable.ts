import type { BookableService } from '@/lib/domain/booking/bookable'
import type { Db } from '@/server/db/open'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import { maySee } from './read-listing'
import { readDatePrices, readService, type ServiceRow } from './store'
import { termsOf } from './terms'

export interface Bookable {
  row: ServiceRow
  terms: BookableService
}

/** A service as it can be booked at `now`, whoever asks; null when there is none or it is hidden. */
export async function loadBookable(db: Db, id: string, now: Date): Promise<Bookable | null> {
  const row = await readService(db, id)
  return row?.service.state === 'live' ? withTerms(db, row, now) : null
}

/** The same for whoever reads: its owner and an admin see the days and prices of a hidden one, too. */
export async function loadBookableFor(
  db: Db,
  reader: SignedIn | null,
  id: string,
  now: Date,
): Promise<Bookable | null> {
  const row = await readService(db, id)
  return row && maySee(row.service, reader) ? withTerms(db, row, now) : null
}

/** The same for its owner, who also looks after a hidden one; null when it is somebody else's. */
export async function loadOwnBookable(
  db: Db,
  ownerId: string,
  id: string,
  now: Date,
): Promise<Bookable | null> {
  const row = await readService(db, id)
  return row?.service.ownerId === ownerId ? withTerms(db, row, now) : null
}

/** The same for work that nobody asked for, such as reading a foreign calendar. */
export async function loadAnyBookable(db: Db, id: string, now: Date): Promise<Bookable | null> {
  const row = await readService(db, id)
  return row && withTerms(db, row, now)
}

async function withTerms(db: Db, row: ServiceRow, now: Date): Promise<Bookable> {
  const dates = await readDatePrices(db, row.service.id, now)
  return { row, terms: termsOf(row.service, row.vendor.vatNumber !== null, dates) }
}
