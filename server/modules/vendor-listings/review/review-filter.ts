import { and, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { LicenceFilter, ReviewFilter } from '@/lib/domain/listing/listing-review'
import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import { normaliseArabic } from '@/lib/domain/text/arabic'
import type { Day } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { cities } from '@/server/db/schema/catalogue'
import { listings } from '@/server/db/schema/listings'
import { vendors } from '@/server/db/schema/vendors'
import { findUserIds } from '@/server/modules/accounts/find-users'

/** The condition of a filtered queue; undefined where everything is listed. */
export async function filterOf(
  db: Db,
  { q = '', licence }: ReviewFilter,
  today: Day,
): Promise<SQL | undefined> {
  return and(q ? await foundBy(db, q) : undefined, licence ? LICENCES[licence](today) : undefined)
}

/** By id, name, city, company, or what finds its vendor as a user. Each part has an index or a short table. */
async function foundBy(db: Db, q: string): Promise<SQL | undefined> {
  const pattern = `%${normaliseArabic(q).replace(/[\\%_]/g, '\\$&')}%`
  const inCities = db
    .select({ id: cities.id })
    .from(cities)
    .where(sql`ar_norm(${cities.name} || ' ' || ${cities.nameAr}) LIKE ${pattern}`)
  const ofCompanies = db
    .select({ id: vendors.id })
    .from(vendors)
    .where(sql`ar_norm(coalesce(${vendors.companyName}, '')) LIKE ${pattern}`)
  return or(
    eq(listings.id, q),
    sql`${listings.searchText} LIKE ${pattern}`,
    inArray(listings.cityId, inCities),
    inArray(listings.vendorId, ofCompanies),
    inArray(listings.ownerId, [...(await findUserIds(db, q)), '']),
  )
}

const LICENSED = LISTING_TYPES.filter((one) => one.isLicensed).map(({ type }) => type)
const isMissing = or(isNull(listings.licenceNumber), isNull(listings.licenceExpires))

/** As `licenceState` of lib/domain says of one listing. */
const LICENCES: Record<LicenceFilter, (today: Day) => SQL | undefined> = {
  missing: () => and(inArray(listings.type, LICENSED), isMissing),
  expired: (today) => and(inArray(listings.type, LICENSED), lt(listings.licenceExpires, today)),
}
