import { asc, sql } from 'drizzle-orm'
import { normaliseArabic } from '@/lib/domain/text/arabic'
import type { Db } from '@/server/db/db'
import { cities } from '@/server/db/schema/catalogue/catalogue'
import type { Point } from './criteria'

/** A city by its name in either language and any spelling; also by the first words of a longer name. */
export async function findCity(db: Db, name: string): Promise<(Point & { id: string }) | null> {
  const requested = normaliseArabic(name)
  const norm = (column: typeof cities.name | typeof cities.nameAr) => sql`ar_norm(${column})`
  const isExact = sql`(${norm(cities.name)} = ${requested} OR ${norm(cities.nameAr)} = ${requested})`
  const [city] = await db
    .select({ id: cities.id, latitude: cities.latitude, longitude: cities.longitude })
    .from(cities)
    .where(
      sql`${cities.status} = 'active' AND (${isExact} OR starts_with(${norm(cities.name)}, ${`${requested} `}) OR starts_with(${norm(cities.nameAr)}, ${`${requested} `}))`,
    )
    .orderBy(sql`NOT ${isExact}`, asc(cities.position))
    .limit(1)
  return city ?? null
}
