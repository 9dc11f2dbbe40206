import { eq, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { cities, districts } from '@/server/db/schema/catalogue/catalogue'
import { listings } from '@/server/db/schema/listings/listings'
import type { CityRow } from '@/server/modules/catalogue/store'

type NewCity = Omit<typeof cities.$inferInsert, 'position'>

export async function findCityForUpdate(tx: Db, id: string): Promise<CityRow | undefined> {
  const [row] = await tx.select().from(cities).where(eq(cities.id, id)).for('update')
  return row
}

export async function insertCity(tx: Db, city: NewCity): Promise<CityRow> {
  const last = sql<number>`(SELECT coalesce(max(position), -1) + 1 FROM ${cities})`
  const [row] = await tx
    .insert(cities)
    .values({ ...city, position: last as never })
    .returning()
  return row as CityRow
}

export async function updateCityRow(tx: Db, id: string, city: Partial<NewCity>): Promise<CityRow> {
  const [row] = await tx.update(cities).set(city).where(eq(cities.id, id)).returning()
  return row as CityRow
}

export type DistrictRow = typeof districts.$inferSelect

export function listDistrictRows(db: Db, cityId: string): Promise<DistrictRow[]> {
  return db.select().from(districts).where(eq(districts.cityId, cityId)).orderBy(districts.name, districts.id)
}

/** The districts of a city in which there are listings. */
export async function listUsedDistricts(db: Db, cityId: string): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ id: listings.districtId })
    .from(listings)
    .where(eq(listings.cityId, cityId))
  return new Set(rows.flatMap(({ id }) => id ?? []))
}

export async function findDistrictForUpdate(tx: Db, id: string): Promise<DistrictRow | undefined> {
  const [row] = await tx.select().from(districts).where(eq(districts.id, id)).for('update')
  return row
}

export async function insertDistrict(tx: Db, district: typeof districts.$inferInsert): Promise<DistrictRow> {
  const [row] = await tx.insert(districts).values(district).returning()
  return row as DistrictRow
}

export async function updateDistrictRow(
  tx: Db,
  id: string,
  district: Pick<DistrictRow, 'name' | 'nameAr' | 'version'>,
): Promise<DistrictRow> {
  const [row] = await tx.update(districts).set(district).where(eq(districts.id, id)).returning()
  return row as DistrictRow
}

export async function deleteDistrict(tx: Db, id: string): Promise<void> {
  await tx.delete(districts).where(eq(districts.id, id))
}
