import { and, asc, eq, sql } from 'drizzle-orm'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import type { Catalogue } from '@/lib/domain/search/sentence/dictionary'
import type { Db } from '@/server/db/db'
import { rowName } from '@/server/db/row-name'
import {
  cities,
  districts,
  facilities,
  facilityGroups,
  facilityTypes,
} from '@/server/db/schema/catalogue/catalogue'

const TYPES = sql<
  PropertyType[]
>`array(SELECT ${facilityTypes.type} FROM ${facilityTypes} WHERE ${facilityTypes.facilityId} = ${facilities.id} ORDER BY 1)`

/** The names that a sentence may use: of what is active, in the order of its pages. */
export async function readNames(db: Db): Promise<Catalogue> {
  const inActiveCity = eq(cities.status, 'active')
  const [cityRows, districtRows, facilityRows] = await Promise.all([
    db.select().from(cities).where(inActiveCity).orderBy(asc(cities.position), asc(cities.id)),
    db
      .select({ id: districts.id, name: districts.name, nameAr: districts.nameAr, city: cities.name })
      .from(districts)
      .innerJoin(cities, eq(cities.id, districts.cityId))
      .where(inActiveCity)
      .orderBy(asc(districts.id)),
    db
      .select({ id: facilities.id, name: facilities.title, nameAr: facilities.titleAr, types: TYPES })
      .from(facilities)
      .innerJoin(facilityGroups, eq(facilityGroups.id, facilities.groupId))
      .where(and(eq(facilities.status, 'active'), eq(facilityGroups.status, 'active')))
      .orderBy(
        ...[asc(facilityGroups.position), asc(facilityGroups.id)],
        ...[asc(facilities.position), asc(facilities.id)],
      ),
  ])
  return {
    cities: cityRows.map(rowName),
    districts: districtRows.map((row) => ({ _id: row.id, city: row.city, ...rowName(row) })),
    facilities: facilityRows.map((row) => ({
      _id: row.id,
      ...rowName(row),
      types: row.types,
    })),
  }
}
