import { getTableColumns, inArray, sql } from 'drizzle-orm'
import { addDays, comingThursday, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { rowsOf } from '@/server/db/db'
import { refreshBookedOfMany } from '@/server/db/refresh-booked'
import { listings } from '@/server/db/schema/listings/listings'
import { withoutIndexes } from '@/server/db/seed/without-indexes'
import { discountColumns } from '@/server/modules/listings/discounts/discounts'
import { type Copy, copyOf, type Original } from './bulk-copy'
import { planListings } from './plan'

const AT_ONCE = 5000

const FILLED_TABLES = [
  'listings',
  'listing_texts',
  'listing_facilities',
  'units',
  'blocks',
  'allocations',
  'date_prices',
]
/** The sold-out nights of copies are found by it. */
const USED_INDEX = 'allocations_listing'
/** Amenities are searched by the listing's own column; their counts would be 27 rows a copy. */
const MAX_WITH_COUNTS = 10_000
/** Every third copy has discounts, and every tenth a price of its own for the coming Fridays. */
const DISCOUNTED_EACH = 3
const PLANNED_EACH = 10
const PLANNED_WEEKS = 12
const DISCOUNTS = discountColumns({
  areStacked: false,
  rules: [
    { id: 'bulk-nights', kind: 'longStay', threshold: 2, unit: 'nights', percent: 10 },
    { id: 'bulk-early', kind: 'earlyBooking', threshold: 30, unit: 'days', percent: 15 },
  ],
})

type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/**
 * Fills a seeded database up to `wanted` listings for benchmarks: copies with other names, cities, prices, ratings and
 * blocks. They share the demo's pictures and vendors and have no reviews. One transaction writes all, without indexes.
 */
export async function insertBulkListings(
  db: Db,
  wanted: number,
  now: Date,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const originals = await readOriginals(db)
  const had = await countListings(db)
  if (had >= wanted) return
  await db.transaction((tx) =>
    withoutIndexes(tx, { tables: FILLED_TABLES, except: USED_INDEX }, async () => {
      for (let done = had; done < wanted; done += AT_ONCE) {
        const many = Math.min(AT_ONCE, wanted - done)
        const copies = Array.from({ length: many }, (_, i) => copyOf(originals, done + i, riyadhDay(now)))
        await insertCopies(tx, copies, now)
        onProgress(done + many, wanted)
      }
    }),
  )
  await db.execute(sql`VACUUM ANALYZE`)
}

async function countListings(db: Db): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(db, sql`SELECT count(*)::int AS total FROM listings`)
  return row?.total ?? 0
}

function readOriginals(db: Db): Promise<Original[]> {
  const { id, prices, units } = listings
  return db
    .select({ id, prices, units })
    .from(listings)
    .where(
      inArray(
        listings.id,
        planListings().map((one) => one.id),
      ),
    )
    .orderBy(listings.id)
}

async function insertCopies(tx: Tx, copies: readonly Copy[], now: Date): Promise<void> {
  await tx.execute(insertListings(copies))
  await tx.execute(sql`INSERT INTO listing_texts
    SELECT c.id, t.description, t.description_ar, t.secondary_phone, t.pitch_grass_type, t.rules, t.additional_rules
    FROM ${given(copies)} JOIN listing_texts t ON t.listing_id = c.original`)
  const counted = copies.filter(({ number }) => number < MAX_WITH_COUNTS)
  await tx.execute(sql`INSERT INTO listing_facilities
    SELECT c.id, f.facility_id, f.count FROM ${given(counted)} JOIN listing_facilities f ON f.listing_id = c.original`)
  await tx.execute(sql`INSERT INTO units
    SELECT c.id || '-u' || unit, c.id, unit FROM ${given(copies)}, generate_series(1, c.units) AS unit`)
  await insertPricedFridays(tx, copies, now)
  await insertClosedDays(tx, copies)
  await refreshBookedOfMany(
    tx,
    copies.filter(({ closed }) => closed.length > 0).map(({ id }) => id),
    now,
  )
}

/** The columns of the original, except those that the copy or the database sets. */
function insertListings(copies: readonly Copy[]) {
  const decided: Record<string, string> = {
    id: 'c.id',
    name: `o.name || ' ' || c.number`,
    name_ar: `o.name_ar || ' ' || c.number`,
    city_id: 'c.city',
    district_id: 'c.district',
    latitude: 'c.latitude',
    longitude: 'c.longitude',
    units: 'c.units',
    prices: 'c.prices',
    night_prices: 'c.nights',
    lowest_price: 'c.lowest',
    rating: 'c.rating',
    reviews_count: 'c.reviews',
    views: 'c.views',
    rank: 'c.rank',
    booked: `'{}'::datemultirange`,
    discounts: `CASE WHEN c.number % ${DISCOUNTED_EACH} = 0 THEN '${JSON.stringify(DISCOUNTS.discounts)}'::jsonb ELSE o.discounts END`,
    most_discount_percent: `CASE WHEN c.number % ${DISCOUNTED_EACH} = 0 THEN ${DISCOUNTS.mostDiscountPercent} ELSE o.most_discount_percent END`,
  }
  const names = Object.values(getTableColumns(listings))
    .filter((column) => column.generated === undefined)
    .map((column) => column.name)
  const columns = names.map((name) => sql.raw(`"${name}"`))
  const values = names.map((name) => sql.raw(decided[name] ?? `o."${name}"`))
  return sql`INSERT INTO listings (${sql.join(columns, sql`, `)})
    SELECT ${sql.join(values, sql`, `)} FROM ${given(copies)} JOIN listings o ON o.id = c.original`
}

function given(copies: readonly Copy[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) AS c(id text, original text, number int, units int,
    city text, district text, latitude float8, longitude float8, prices jsonb, nights int[], lowest int, rating real,
    reviews int, views int, rank int, closed jsonb)`
}

/** A fifth above the usual, as a vendor's plan for weekends spreads it out. */
async function insertPricedFridays(tx: Tx, copies: readonly Copy[], now: Date): Promise<void> {
  const friday = addDays(comingThursday(riyadhDay(now)), 1)
  const planned = copies.filter(({ number }) => number % PLANNED_EACH === 0)
  await tx.execute(sql`INSERT INTO date_prices (listing_id, day, price_halalas, rule_id)
    SELECT c.id, ${friday}::date + 7 * week, c.lowest * 12 / 10, 'bulk-fridays'
    FROM ${given(planned)}, generate_series(0, ${PLANNED_WEEKS - 1}::int) AS week`)
}

/** Blocks every unit from check-in to check-out; Riyadh is UTC+3 all year. */
async function insertClosedDays(tx: Tx, copies: readonly Copy[]): Promise<void> {
  const days = sql`${given(copies)} JOIN listings s ON s.id = c.id,
    jsonb_to_recordset(c.closed) AS d(number int, "from" date, "to" date)`
  await tx.execute(
    sql`INSERT INTO blocks (id, listing_id) SELECT c.id || '-b' || d.number, c.id FROM ${days}`,
  )
  await tx.execute(sql`INSERT INTO allocations (id, unit_id, listing_id, block_id, during, state)
    SELECT c.id || '-a' || d.number || '-' || unit, c.id || '-u' || unit, c.id, c.id || '-b' || d.number,
      tstzrange((d."from" + s.check_in_time) AT TIME ZONE '+03', (d."to" + s.check_out_time) AT TIME ZONE '+03'), 'blocked'
    FROM ${days}, generate_series(1, c.units) AS unit`)
}
