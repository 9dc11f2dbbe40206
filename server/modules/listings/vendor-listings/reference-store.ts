import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { normaliseArabic } from '@/lib/domain/text/arabic'
import type { Db } from '@/server/db/db'
import {
  categories,
  cities,
  districts,
  facilities,
  facilityGroups,
  facilityTypes,
} from '@/server/db/schema/catalogue/catalogue'

/** What a stored listing has of the catalogue: it may keep this when an admin has switched it off. */
export interface OwnReferences {
  cityId: string | null
  categoryId: string | null
  facilityIds: readonly string[]
}

export async function findCategory(db: Db, id: string, type: PropertyType, own: OwnReferences) {
  const [row] = await db
    .select({ id: categories.id, status: categories.status })
    .from(categories)
    .where(and(eq(categories.id, id), eq(categories.type, type)))
  return row && (row.status === 'active' || row.id === own.categoryId) ? row : null
}

/** By its name in either language and any spelling. */
export async function findCityNamed(db: Db, name: string) {
  const requested = normaliseArabic(name)
  const [row] = await db
    .select({
      id: cities.id,
      name: cities.name,
      name_ar: cities.nameAr,
      status: cities.status,
      latitude: cities.latitude,
      longitude: cities.longitude,
    })
    .from(cities)
    .where(sql`ar_norm(${cities.name}) = ${requested} OR ar_norm(${cities.nameAr}) = ${requested}`)
    .limit(1)
  return row ?? null
}

export async function findDistrictNamed(db: Db, cityId: string, name: string) {
  const requested = normaliseArabic(name)
  const [row] = await db
    .select({ id: districts.id })
    .from(districts)
    .where(
      and(
        eq(districts.cityId, cityId),
        sql`(ar_norm(${districts.name}) = ${requested} OR ar_norm(${districts.nameAr}) = ${requested})`,
      ),
    )
    .limit(1)
  return row ?? null
}

/** The facilities that a type may tick, and those that the listing has already. */
export function listFacilitiesOfType(db: Db, type: PropertyType, { facilityIds }: OwnReferences) {
  const ofType = db
    .select({ id: facilityTypes.facilityId })
    .from(facilityTypes)
    .where(eq(facilityTypes.type, type))
  const isOffered = and(
    eq(facilities.status, 'active'),
    eq(facilityGroups.status, 'active'),
    inArray(facilities.id, ofType),
  )
  return db
    .select({ id: facilities.id, title: facilities.title, isCounted: facilities.isCounted })
    .from(facilities)
    .innerJoin(facilityGroups, eq(facilityGroups.id, facilities.groupId))
    .where(or(isOffered, inArray(facilities.id, [...facilityIds])))
}
