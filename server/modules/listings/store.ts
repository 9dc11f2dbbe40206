import { and, asc, count, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Language } from '@/lib/domain/account/account'
import type { ReviewSort } from '@/lib/domain/reviews/listing-reviews'
import { normaliseArabic } from '@/lib/domain/text/arabic'
import type { Db } from '@/server/db/db'
import { reviews } from '@/server/db/schema/bookings/reviews'
import {
  categories,
  cities,
  districts,
  facilities,
  facilityGroups,
} from '@/server/db/schema/catalogue/catalogue'
import { listingFacilities, listings, listingTexts } from '@/server/db/schema/listings/listings'
import { users } from '@/server/db/schema/people/users'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { vendors } from '@/server/db/schema/people/vendors'
import { SHOWN_STATE } from '@/server/policy/shown-state'
import { isOwnerOf } from '@/server/policy/vendor-owner'

/** A listing with everything that its page and its booking need, joined. */
export async function findListingRow(db: Db, id: string) {
  const [row] = await db
    .select({
      listing: listings,
      shownState: SHOWN_STATE,
      texts: listingTexts,
      category: categories,
      city: cities,
      district: districts,
      owner: users,
      vendor: vendors,
    })
    .from(listings)
    .innerJoin(categories, eq(categories.id, listings.categoryId))
    .innerJoin(cities, eq(cities.id, listings.cityId))
    .innerJoin(vendors, eq(vendors.id, listings.vendorId))
    .innerJoin(vendorMembers, isOwnerOf(vendors.id))
    .innerJoin(users, eq(users.id, vendorMembers.userId))
    .leftJoin(listingTexts, eq(listingTexts.listingId, listings.id))
    .leftJoin(districts, eq(districts.id, listings.districtId))
    .where(eq(listings.id, id))
  return row ?? null
}

export type ListingRow = NonNullable<Awaited<ReturnType<typeof findListingRow>>>

export function listFacilitiesOf(db: Db, listingId: string) {
  return db
    .select({ facility: facilities, group: facilityGroups, count: listingFacilities.count })
    .from(listingFacilities)
    .innerJoin(facilities, eq(facilities.id, listingFacilities.facilityId))
    .innerJoin(facilityGroups, eq(facilityGroups.id, facilities.groupId))
    .where(eq(listingFacilities.listingId, listingId))
    .orderBy(asc(facilityGroups.position), asc(facilities.position), asc(facilities.id))
}

export type FacilityRow = Awaited<ReturnType<typeof listFacilitiesOf>>[number]

/** The newest come first in each. */
const REVIEW_ORDERS: Record<ReviewSort, (reader: Language) => SQL[]> = {
  ownLanguage: (reader) => [desc(sql`${reviews.language} = ${reader} AND ${reviews.body} <> ''`)],
  newest: () => [],
  highest: () => [desc(reviews.rating)],
  lowest: () => [asc(reviews.rating)],
}

/** Whether a review or its reply contains all words, in any spelling; parts of words match. */
function says(text: string): SQL | undefined {
  const pattern = normaliseArabic(text).replace(/[\\%_]/g, '\\$&')
  const said = sql`ar_norm(${reviews.body} || ' ' || coalesce(${reviews.vendorAnswer}, ''))`
  return pattern ? sql`${said} LIKE ${`%${pattern}%`}` : undefined
}

interface ReviewPage {
  sort: ReviewSort
  text: string
  language: Language
  limit: number
  offset: number
}

/** Reviews that the public reads. */
const IS_SHOWN = and(eq(reviews.isHidden, false), isNotNull(reviews.publishedAt))

export async function findShownReview(db: Db, id: string) {
  const [row] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), IS_SHOWN))
  return row ?? null
}

/** One page of the visible reviews. */
export async function listShownReviews(db: Db, listingId: string, page: ReviewPage) {
  const shown = and(eq(reviews.listingId, listingId), IS_SHOWN, says(page.text))
  const rows = await db
    .select({ review: reviews, author: users })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.authorId))
    .where(shown)
    .orderBy(...REVIEW_ORDERS[page.sort](page.language), desc(reviews.createdAt), desc(reviews.id))
    .limit(page.limit)
    .offset(page.offset)
  const [counted] = await db.select({ total: count() }).from(reviews).where(shown)
  return { rows, total: counted?.total ?? 0 }
}

export type ReviewRow = Awaited<ReturnType<typeof listShownReviews>>['rows'][number]

/** State and vendor only: access is decided before anything else is read. */
export async function findVisibility(db: Db, id: string) {
  const [row] = await db
    .select({ state: SHOWN_STATE, vendorId: listings.vendorId, deletedAt: listings.deletedAt })
    .from(listings)
    .where(eq(listings.id, id))
  return row ?? null
}

export type Visibility = NonNullable<Awaited<ReturnType<typeof findVisibility>>>
