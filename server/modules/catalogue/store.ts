import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm'
import type { Banner, Category, City, SiteSettings } from '@/lib/contract/schemas/catalogue'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import type { Rates } from '@/lib/domain/rates/rates'
import type { Day } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import {
  banners,
  categories,
  cities,
  facilities,
  facilityGroups,
  facilityTypes,
  settings,
} from '@/server/db/schema/catalogue/catalogue'

export async function listCities(db: Db): Promise<City[]> {
  return (await listCityRows(db)).map(cityToWire)
}

export type CityRow = typeof cities.$inferSelect
export const listCityRows = (db: Db): Promise<CityRow[]> =>
  db.select().from(cities).orderBy(asc(cities.position), asc(cities.id))

export function cityToWire(row: CityRow): City {
  const { id, nameAr, titleAr, oldSlugs, position: _position, version: _version, ...same } = row
  const old = oldSlugs.length > 0 ? { oldSlugs } : {}
  return { _id: id, name_ar: nameAr, title_ar: titleAr, ...old, ...same }
}

export async function listCategories(db: Db): Promise<Category[]> {
  return (await listCategoryRows(db)).map(categoryToWire)
}

export type CategoryRow = typeof categories.$inferSelect
export const listCategoryRows = (db: Db): Promise<CategoryRow[]> =>
  db.select().from(categories).orderBy(asc(categories.position), asc(categories.id))

export function categoryToWire(row: CategoryRow): Category {
  const { id, type, status, category, categoryAr, blurb, blurbAr, image } = row
  return { _id: id, type, status, category, category_name_ar: categoryAr, blurb, blurb_ar: blurbAr, image }
}

/** The banners of a place that are shown on a day of Riyadh. */
export async function listBanners(db: Db, place: 'main' | 'small', today: Day): Promise<Banner[]> {
  const rows = await db
    .select()
    .from(banners)
    .where(
      and(
        eq(banners.place, place),
        eq(banners.status, 'active'),
        or(isNull(banners.firstDay), lte(banners.firstDay, today)),
        or(isNull(banners.lastDay), gte(banners.lastDay, today)),
      ),
    )
    .orderBy(asc(banners.position), asc(banners.id))
  return rows.map(({ id, image, link, title, titleAr }) => ({
    _id: id,
    websiteImage: image,
    link,
    title,
    title_ar: titleAr,
  }))
}

export async function findSettings(db: Db): Promise<Omit<SiteSettings, keyof Rates | 'translates'> | null> {
  const [row] = await db.select().from(settings).limit(1)
  if (!row) return null
  return {
    websiteLogo: row.logo,
    address: row.address,
    address_ar: row.addressAr,
    phoneNo: row.phoneNumbers,
    email: row.email,
    ...(row.latitude !== null && row.longitude !== null ? { location: [row.latitude, row.longitude] } : {}),
    facebookLink: row.facebookLink,
    instagramLink: row.instagramLink,
    twitterLink: row.twitterLink,
    youTubeLink: row.youTubeLink,
  }
}

export interface FacilityFilter {
  type?: PropertyType
  status?: 'active' | 'inactive'
}

/** The facilities with the group of each, in the order in which they are shown. */
export function readFacilities(db: Db, { type, status }: FacilityFilter) {
  const columns = { facility: facilities, group: facilityGroups }
  const wanted = and(
    status && eq(facilities.status, status),
    status && eq(facilityGroups.status, status),
    type && eq(facilityTypes.type, type),
  )
  const joined = db
    .select(columns)
    .from(facilities)
    .innerJoin(facilityGroups, eq(facilityGroups.id, facilities.groupId))
    .$dynamic()
  const typed = type ? joined.innerJoin(facilityTypes, eq(facilityTypes.facilityId, facilities.id)) : joined
  return typed
    .where(wanted)
    .orderBy(
      asc(facilityGroups.position),
      asc(facilityGroups.id),
      asc(facilities.position),
      asc(facilities.id),
    )
}

export type FacilityRow = Awaited<ReturnType<typeof readFacilities>>[number]

/** Counts the changes of public content; 0 on an empty database. */
export async function getContentVersion(db: Db): Promise<number> {
  const [row] = await db.select({ version: settings.contentVersion }).from(settings).limit(1)
  return row?.version ?? 0
}

export async function getRequiresLicence(db: Db): Promise<boolean> {
  const [row] = await db.select({ isRequired: settings.requireTourismLicence }).from(settings).limit(1)
  return row?.isRequired ?? false
}
