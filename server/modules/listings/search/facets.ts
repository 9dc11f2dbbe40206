import { type SQL, sql } from 'drizzle-orm'
import type { PriceHistogram, SearchFacets } from '@/lib/contract/schemas/listing/card'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { rowsOf } from '@/server/db/db'
import { allOf, type Criteria, matchesDistrict, matchesMode, matchesPrice, matchesType } from './criteria'
import { matches } from './matches'
import { priceSql } from './price-sql'
import { IN_LIVE_PROPERTY, isCheapestOfProperty } from './room-types'

/** The maximum number of listings that facets read, to bound the time. */
const MAX_FACETED = 2000
/** Each bar of the histogram ends at the same multiple of its start, so that all price ranges fit one scale. */
const BARS = 20
const MAX_DISTRICTS = 12

interface FacetRow {
  facet: 'type' | 'price' | 'district'
  key: string
  count: number
  /** halalas: the lowest and the highest price */
  low: number | null
  high: number | null
  name: string | null
  nameAr: string | null
  slug: string | null
}

/** The counts by type and district, and the distribution of prices, each without its own filter. */
export async function readFacets(db: Db, criteria: Criteria): Promise<SearchFacets> {
  const inPrice = matchesPrice(criteria)
  const every = [...matches(criteria), ...matchesMode(criteria)]
  const isCheapest = (conditions: SQL[]) =>
    criteria.hasRoomTypes ? [isCheapestOfProperty(criteria, conditions)] : []
  const rows = await rowsOf<FacetRow>(
    db,
    sql`WITH found AS MATERIALIZED (
        SELECT s.type, s.district_id, m.shown, ${allOf(isCheapest(every))} AS is_cheapest,
          ${allOf([...inPrice, ...isCheapest([...every, ...inPrice])])} AS in_price,
          ${allOf(matchesType(criteria))} AS in_type, ${allOf(matchesDistrict(criteria))} AS in_district
        FROM listings s ${priceSql(criteria)}
        WHERE ${allOf([...every, ...(criteria.hasRoomTypes ? [IN_LIVE_PROPERTY] : [])])}
        LIMIT ${MAX_FACETED}::int
      ), edge AS (
        SELECT min(shown) AS low, max(shown) AS high FROM found WHERE is_cheapest AND in_type AND in_district AND shown > 0
      )
      SELECT 'type' AS facet, type AS key, count(*)::int AS count, NULL::float8 AS low, NULL::float8 AS high,
        NULL AS name, NULL AS "nameAr", NULL AS slug
      FROM found WHERE in_price AND in_district GROUP BY type
      UNION ALL
      SELECT 'price', bar::text, count(*)::int, min(low), min(high), NULL, NULL, NULL
      FROM (
        SELECT low, high, CASE WHEN high > low
          THEN least(${BARS}::int, width_bucket(ln(shown), ln(low), ln(high), ${BARS}::int)) ELSE 1 END AS bar
        FROM found, edge WHERE is_cheapest AND in_type AND in_district AND shown > 0
      ) bars GROUP BY bar
      UNION ALL
      (SELECT 'district', d.id, count(*)::int, NULL, NULL, d.name, d.name_ar, d.slug
      FROM found JOIN districts d ON d.id = found.district_id
      WHERE in_price AND in_type AND ${criteria.cityId !== null}::boolean
      GROUP BY d.id, d.name, d.name_ar, d.slug ORDER BY count(*) DESC, d.name LIMIT ${MAX_DISTRICTS}::int)`,
  )
  return facetsOf(rows)
}

function facetsOf(rows: FacetRow[]): SearchFacets {
  const of = (facet: FacetRow['facet']) => rows.filter((row) => row.facet === facet)
  const bars = of('price')
  const [bar] = bars
  return {
    types: Object.fromEntries(of('type').map((row) => [row.key as PropertyType, row.count])),
    priceMin: bar ? sarOf(bar.low) : null,
    priceMax: bar ? sarOf(bar.high) : null,
    prices: bar ? histogramOf(bars, bar) : null,
    districts: of('district').map((row) => ({
      _id: row.key,
      slug: row.slug ?? '',
      name: row.name ?? '',
      name_ar: row.nameAr ?? '',
      count: row.count,
    })),
  }
}

function histogramOf(bars: FacetRow[], { low, high }: FacetRow): PriceHistogram {
  const counts = Array.from(
    { length: BARS },
    (_, i) => bars.find((bar) => Number(bar.key) === i + 1)?.count ?? 0,
  )
  return { from: sarOf(low), to: sarOf(high), counts }
}

const sarOf = (halalas: number | null) => toSar(Math.round(halalas ?? 0))
