import { sql } from 'drizzle-orm'
import { emptyTables, openTestDatabase } from '@/__tests__/server/support/database'
import { nightPrices } from '@/lib/domain/booking/money/night-price'
import { rowsOf } from '@/server/db/db'
import type { OpenDb } from '@/server/db/open'
import { insertBulkListings } from '@/server/db/seed/listings/bulk-listings'
import { planListings } from '@/server/db/seed/listings/plan'
import { seedWhenEmpty } from '@/server/db/seed/seed-when-empty'
import { allPicturesStored } from './all-pictures-stored'

const NOW = new Date('2026-03-15T09:00:00Z')
const MORE = 60
const wanted = planListings().length + MORE

let opened: OpenDb
const request = <Row>(question: string) => rowsOf<Row>(opened.db, sql.raw(question))
const fill = (listings: number) => insertBulkListings(opened.db, listings, NOW, () => undefined)

beforeAll(async () => {
  opened = await openTestDatabase()
  await emptyTables(opened)
  await seedWhenEmpty({ db: opened.db, files: allPicturesStored, now: NOW, onProgress: () => undefined })
  await fill(wanted - 10)
  await fill(wanted)
  await fill(wanted)
}, 240_000)
afterAll(() => opened.close())

test('there are as many listings as requested, however often the run was restarted', async () => {
  expect(await request('SELECT count(*)::int AS n FROM listings')).toEqual([{ n: wanted }])
})

test('the search columns of a copy follow from its prices', async () => {
  const rows = await request<{ prices: Parameters<typeof nightPrices>[0]; nights: number[]; lowest: number }>(
    'SELECT prices, night_prices AS nights, lowest_price AS lowest FROM listings',
  )
  for (const { prices, nights, lowest } of rows) {
    expect(nights).toEqual(nightPrices(prices))
    expect(lowest).toBe(Math.min(...nights))
  }
})

test('closed days of a copy are taken on every unit, and search knows them', async () => {
  const [row] = await request<{ copies: number; closed: number; marked: number }>(`
    SELECT count(*)::int AS copies, count(*) FILTER (WHERE a.units = s.units)::int AS closed,
      count(*) FILTER (WHERE NOT isempty(s.booked))::int AS marked
    FROM listings s JOIN (
      SELECT listing_id, count(DISTINCT unit_id)::int AS units FROM allocations WHERE block_id LIKE '%-b0' GROUP BY 1
    ) a ON a.listing_id = s.id`)
  expect(row?.copies).toBeGreaterThan(MORE / 2)
  expect(row).toMatchObject({ closed: row?.copies, marked: row?.copies })
})

test('every third copy has discounts, every tenth a price of its own for twelve Fridays', async () => {
  const [row] = await request<{ discounted: number; planned: number; fridays: number }>(`
    SELECT count(*) FILTER (WHERE discounts->'rules'->0->>'id' = 'bulk-nights')::int AS discounted,
      (SELECT count(DISTINCT listing_id)::int FROM date_prices WHERE rule_id = 'bulk-fridays') AS planned,
      (SELECT count(*)::int FROM date_prices WHERE rule_id = 'bulk-fridays' AND extract(isodow FROM day) = 5) AS fridays
    FROM listings`)
  expect(row).toMatchObject({ planned: MORE / 10, fridays: (MORE / 10) * 12 })
  expect(row?.discounted).toBeGreaterThanOrEqual(MORE / 3 - 1)
})
