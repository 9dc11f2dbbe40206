import { asc, eq } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { cities, districts } from '@/server/db/schema/catalogue/catalogue'

/** The cities in which listings can be created. */
export function listActiveCities(db: Db) {
  return db
    .select()
    .from(cities)
    .where(eq(cities.status, 'active'))
    .orderBy(asc(cities.position), asc(cities.id))
}

export function readDistricts(db: Db) {
  return db
    .select({ id: districts.id, name: districts.name, nameAr: districts.nameAr, city: cities.name })
    .from(districts)
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .where(eq(cities.status, 'active'))
    .orderBy(asc(cities.position), asc(districts.name), asc(districts.id))
}
