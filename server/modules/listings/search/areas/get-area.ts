import type { AreaWire } from '@/lib/contract/schemas/geo/area'
import { DomainError } from '@/lib/domain/issues'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { rowName } from '@/server/db/row-name'
import type { Deps } from '@/server/deps'
import { countByCity, countFound } from '@/server/modules/listings/search/store'
import { areaCriteria } from './area-criteria'
import { findCityBySlug, findDistrictBySlug, isTypeActive, readAreaFacts } from './store'

interface AreaQuery {
  city: string
  district?: string | undefined
  type?: PropertyType | undefined
}

/** What the page of a city or district says beside the search; throws `not_found` for one that is not active. */
export async function getArea({ db, clock }: Deps, asked: AreaQuery): Promise<AreaWire> {
  const city = await findCityBySlug(db, asked.city)
  const district = city && asked.district ? await findDistrictBySlug(db, city.id, asked.district) : null
  const isTypeKnown = !asked.type || (await isTypeActive(db, asked.type))
  if (!city || !isTypeKnown || (asked.district && !district)) throw new DomainError('not_found')
  const criteria = areaCriteria({ city, district, type: asked.type ?? null }, clock.now())
  const anywhere = { ...criteria, cityId: null, query: { ...criteria.query, district: undefined } }
  const [total, facts, neighbours] = await Promise.all([
    countFound(db, criteria),
    readAreaFacts(db, criteria),
    countByCity(db, anywhere, city.id),
  ])
  return {
    city: placeOf(city),
    district: district && placeOf(district),
    type: asked.type ?? null,
    total,
    ...facts,
    neighbours: neighbours.map((one) => ({ ...rowName(one), slug: one.slug, total: one.total })),
  }
}

const placeOf = (row: { id: string; slug: string; name: string; nameAr: string }) => ({
  _id: row.id,
  slug: row.slug,
  ...rowName(row),
})
