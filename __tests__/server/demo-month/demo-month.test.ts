import { sql } from 'drizzle-orm'
import type { Db } from '@/server/db/db'
import { makeListings } from '@/server/db/seed/listings/listings'
import { inventedPhotos } from '@/server/db/seed/photos'
import { BOOKING_KINDS } from '@/server/demo-month/booking-kinds'
import { checkMonth, holds } from '@/server/demo-month/check-month'
import { liveMonth } from '@/server/demo-month/live-month'
import { DEMO_MONTH, openMarketplace } from '@/server/demo-month/open-marketplace'
import { listingsOf } from '@/server/demo-month/places'
import { planBookings } from '@/server/demo-month/plan-bookings'
import { PRESSES } from '@/server/demo-month/presses'

const KINDS = Object.keys(BOOKING_KINDS)
const MINUTES_MS = 240_000

const demo = makeListings(inventedPhotos(), '2026-03-01')
const plan = (seed: number) =>
  planBookings(
    { listings: (place) => listingsOf(place, demo, 9), guests: ['first', 'second', 'third', 'fourth'] },
    60,
    seed,
  )

/** A halala more on one entry, past the triggers. */
const addHalala = (db: Db) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    await tx.execute(sql`UPDATE ledger_entries SET amount_halalas = amount_halalas + 1 WHERE id = (
      SELECT e.id FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
      WHERE e.account LIKE 'vendor_available:%' ORDER BY t.sequence LIMIT 1)`)
  })

test(
  'a month with a booking of every kind closes with all figures equal, and one halala changed behind its back is named',
  async () => {
    const days: string[] = []
    const bookings = KINDS.length
    const market = await openMarketplace(bookings)
    try {
      const { db, clock } = market.app.deps
      const bank = await liveMonth(market, { bookings, seed: 1, onDay: (day) => days.push(day) })
      const figures = () => checkMonth(db, { month: DEMO_MONTH, now: clock.now(), bankHalalas: bank.balance })
      const different = async () => (await figures()).filter((one) => !holds(one)).map(({ name }) => name)
      expect((await figures()).length).toBeGreaterThan(12)
      expect([days.length, await different()]).toEqual([31, []])
      await addHalala(db)
      const names = await different()
      expect(names.slice(0, 2)).toEqual(['trial balance', 'closed and unchanged'])
      expect(names.at(-1)).toMatch(/^account_sum vendor_available:/)
    } finally {
      await market.close()
    }
  },
  MINUTES_MS,
)

test('the same seed draws the same bookings, another one others', () => {
  expect(plan(3)).toEqual(plan(3))
  expect(plan(3)).not.toEqual(plan(4))
})

test('the bookings are of every kind, and each press is one of some kind', () => {
  expect(new Set(plan(1).map(({ booking }) => booking.kind))).toEqual(new Set(KINDS))
  const pressed = Object.values(BOOKING_KINDS).flatMap(({ presses }) => presses.map(([, , press]) => press))
  expect(new Set(pressed)).toEqual(new Set(Object.keys(PRESSES)))
})
