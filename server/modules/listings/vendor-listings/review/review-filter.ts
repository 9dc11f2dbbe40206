import { and, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { TableRequest } from '@/lib/domain/admin/table'
import type { LicenceFilter } from '@/lib/domain/listing/listing-review'
import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import type { ListingState, PropertyType } from '@/lib/domain/listing/vocabulary'
import { normaliseArabic } from '@/lib/domain/text/arabic'
import type { Day } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { cities } from '@/server/db/schema/catalogue/catalogue'
import { listings } from '@/server/db/schema/listings/listings'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { vendors } from '@/server/db/schema/people/vendors'
import { findUserIds } from '@/server/modules/people/accounts/find-users'
import { isOfCompany } from '@/server/modules/people/vendors/find-vendors'
import { isThere } from './review-store'

/** The conditions of the console's table of listings; drafts and deleted ones are never in it. */
export async function whereOf(db: Db, { q, filters }: TableRequest, today: Day): Promise<SQL | undefined> {
  const { state, city, type, licence } = filters
  return and(
    isThere,
    ...(state === 'waiting' ? [isNotNull(listings.waitingSince)] : []),
    ...(state && state !== 'waiting' ? [eq(listings.state, state as ListingState)] : []),
    ...(city ? [eq(listings.cityId, city)] : []),
    ...(type ? [eq(listings.type, type as PropertyType)] : []),
    ...(licence ? [LICENCES[licence as LicenceFilter](today)] : []),
    ...(q ? [await foundBy(db, q)] : []),
  )
}

/** More vendors than these do not narrow a search. */
const MAX_VENDORS = 500

/** By id, name, city, company, or what finds its vendor as a user; what a text means is found first, by itself. */
async function foundBy(db: Db, q: string): Promise<SQL | undefined> {
  const pattern = `%${normaliseArabic(q).replace(/[\\%_]/g, '\\$&')}%`
  const inCities = await db
    .select({ id: cities.id })
    .from(cities)
    .where(sql`ar_norm(${cities.name} || ' ' || ${cities.nameAr}) LIKE ${pattern}`)
  const ofCompanies = await db
    .select({ id: vendors.id })
    .from(vendors)
    .where(isOfCompany(q))
    .limit(MAX_VENDORS)
  const userIds = await findUserIds(db, q)
  const ofMembers = await db
    .selectDistinct({ id: vendorMembers.vendorId })
    .from(vendorMembers)
    .where(inArray(vendorMembers.userId, userIds))
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
  return or(
    eq(listings.id, q),
    sql`${listings.searchText} LIKE ${pattern}`,
    ...(inCities.length > 0 ? [inArray(listings.cityId, idsOf(inCities))] : []),
    ...(ofCompanies.length > 0 ? [inArray(listings.vendorId, idsOf(ofCompanies))] : []),
    ...(ofMembers.length > 0 ? [inArray(listings.vendorId, idsOf(ofMembers))] : []),
  )
}

const LICENSED = LISTING_TYPES.filter((one) => one.isLicensed).map(({ type }) => type)
const isMissing = or(isNull(listings.licenceNumber), isNull(listings.licenceExpires))

/** As `licenceState` of lib/domain says of one listing. */
const LICENCES: Record<LicenceFilter, (today: Day) => SQL | undefined> = {
  missing: () => and(inArray(listings.type, LICENSED), isMissing),
  expired: (today) => and(inArray(listings.type, LICENSED), lt(listings.licenceExpires, today)),
}
