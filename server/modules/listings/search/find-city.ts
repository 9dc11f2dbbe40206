import { asc, sql } from 'drizzle-orm'
import { normaliseArabic } from '@/lib/domain/text/arabic'
import { slugOf } from '@/lib/domain/text/slug'
import type { Db } from '@/server/db/db'
import { cities } from '@/server/db/schema/catalogue/catalogue'
import type { Point } from './criteria'

/**
 * A city by its name in either language and any spelling; also by the first words of a longer name. A name that it had
 * before is found by the slug that was made of it.
 */
export async function findCity(db: Db, name: string): Promise<(Point & { id: string }) | null> {
  const requested = normaliseArabic(name)
  const slug = slugOf(name)
  const norm = (column: typeof cities.name | typeof cities.nameAr) => sql`ar_norm(${column})`
  const isExact = sql`(${norm(cities.name)} = ${requested} OR ${norm(cities.nameAr)} = ${requested})`
  const isStart = sql`(starts_with(${norm(cities.name)}, ${`${requested} `}) OR starts_with(${norm(cities.nameAr)}, ${`${requested} `}))`
  const isSlug = sql`(${cities.slug} = ${slug} OR ${slug} = ANY (${cities.oldSlugs}))`
  const [city] = await db
    .select({ id: cities.id, latitude: cities.latitude, longitude: cities.longitude })
    .from(cities)
    .where(sql`${cities.status} = 'active' AND (${isExact} OR ${isStart} OR ${isSlug})`)
    .orderBy(sql`NOT ${isExact}`, sql`NOT ${isStart}`, asc(cities.position))
    .limit(1)
  return city ?? null
}
