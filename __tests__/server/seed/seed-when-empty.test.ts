import { sql } from 'drizzle-orm'
import { emptyTables, openTestDatabase } from '@/__tests__/server/support/database'
import { calendarDays, type Taken } from '@/lib/domain/booking/availability'
import { ID } from '@/lib/domain/id'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { REVIEW_DAYS } from '@/lib/domain/reviews/review'
import { addDays } from '@/lib/domain/time/days'
import { rowsOf } from '@/server/db/db'
import type { OpenDb } from '@/server/db/open'
import { makeBookings } from '@/server/db/seed/bookings/bookings'
import { demo } from '@/server/db/seed/content'
import texts from '@/server/db/seed/content/message-templates.json'
import { BUILDINGS } from '@/server/db/seed/listings/buildings'
import { makeListings } from '@/server/db/seed/listings/listings'
import { planListings } from '@/server/db/seed/listings/plan'
import { inventedPhotos } from '@/server/db/seed/photos'
import { seedWhenEmpty } from '@/server/db/seed/seed-when-empty'
import type { Deps } from '@/server/deps'
import { findDifferences } from '@/server/modules/bookings/reconciliation/find-differences'
import { listAnswers } from '@/server/modules/conversations/quick-answers/store'
import { searchListings } from '@/server/modules/listings/search/search-listings'
import { allPicturesStored } from './all-pictures-stored'

const NOW = new Date('2026-03-15T09:00:00Z')
const TODAY = '2026-03-15'

let opened: OpenDb
const seed = () =>
  seedWhenEmpty({ db: opened.db, files: allPicturesStored, now: NOW, onProgress: () => undefined })

const request = <Row>(question: string) => rowsOf<Row>(opened.db, sql.raw(question))

const count = async (question: string) => (await request<{ n: number }>(question))[0]?.n

beforeAll(async () => {
  opened = await openTestDatabase()
  await emptyTables(opened)
  expect(await seed()).toBe(true)
}, 180_000)
afterAll(() => opened.close())

test('nine cities, nine categories, banners and one row of settings', async () => {
  expect(await count('SELECT count(*)::int AS n FROM cities')).toBe(9)
  expect(await count('SELECT count(*)::int AS n FROM categories')).toBe(9)
  expect(await count("SELECT count(*)::int AS n FROM banners WHERE place = 'main'")).toBe(4)
  expect(await count("SELECT count(*)::int AS n FROM banners WHERE place = 'small'")).toBe(4)
  expect(await count('SELECT count(*)::int AS n FROM settings')).toBe(1)
})

test('the quick answers of the demo are listed in the order of their file', async () => {
  const [of] = await request<{ vendor_id: string }>('SELECT vendor_id FROM quick_answers LIMIT 1')
  const names = (await listAnswers(opened.db, of?.vendor_id ?? '')).map(({ name }) => name)
  expect(names).toEqual(texts.answers.map(({ name }) => name))
  expect(await count('SELECT count(DISTINCT created_at)::int AS n FROM quick_answers')).toBe(names.length)
})

test('reconciliation of a fresh demo finds nothing, although no booking is left out of it', async () => {
  expect(await findDifferences(opened.db)).toEqual([])
  expect(
    await count("SELECT count(*)::int AS n FROM ledger_transactions WHERE idempotency_key LIKE 'opening:%'"),
  ).toBe(0)
  expect(
    await count("SELECT count(*)::int AS n FROM ledger_transactions WHERE kind = 'door_commission'"),
  ).toBeGreaterThan(50)
})

test('a chargeback waits for evidence that is still taken, another was lost and is borne by Diyar', async () => {
  const rows = await request<Record<string, unknown>>(`
    SELECT c.state, c.carrier, c.evidence_by > '${NOW.toISOString()}' AS is_taken, c.amount_halalas = p.amount_halalas AS is_whole,
      b.vendor_id NOT LIKE 'vendor-demo-%' AS is_apart
    FROM chargebacks c JOIN payments p ON p.id = c.payment_id JOIN bookings b ON b.id = c.booking_id ORDER BY c.created_at`)
  expect(rows).toEqual([
    { state: 'lost', carrier: 'diyar', is_taken: false, is_whole: true, is_apart: true },
    { state: 'opened', carrier: null, is_taken: true, is_whole: true, is_apart: true },
  ])
  const [books] = await request<{ held: boolean; lost: boolean }>(`SELECT
    (SELECT balance_halalas FROM ledger_accounts WHERE name = 'chargeback_held') < 0 AS held,
    (SELECT balance_halalas FROM ledger_accounts WHERE name = 'chargeback_loss') < 0 AS lost`)
  expect(books).toEqual({ held: true, lost: true })
})

test('statement, income and documents of every demo stay that is over have one commission, also of cash', async () => {
  const over = await request<Record<'id' | 'charged' | 'invoiced' | 'expected' | 'sold', number>>(`
    SELECT b.id, b.total_halalas AS sold,
      floor(b.total_halalas * b.commission_percent / 100 + 0.5)::int AS expected,
      (SELECT sum(e.amount_halalas)::int FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
        WHERE t.booking_id = b.id AND e.account = 'commission_income') AS charged,
      (SELECT (i.total_halalas - i.vat_halalas)::int FROM invoices i
        WHERE i.booking_id = b.id AND i.kind = 'commission_invoice') AS invoiced
    FROM bookings b WHERE b.state = 'completed'`)
  expect(over.length).toBeGreaterThan(300)
  expect(over.filter((one) => one.charged !== one.expected || one.invoiced !== one.expected)).toEqual([])
  const sold = `SELECT b.id, b.total_halalas AS sold, coalesce(sum(i.total_halalas), 0)::int AS documented
    FROM bookings b JOIN invoices i ON i.booking_id = b.id AND i.kind IN ('receipt', 'tax_invoice')
    WHERE b.state = 'completed' GROUP BY b.id`
  const documented = await request<{ sold: number; documented: number }>(sold)
  expect(documented).toHaveLength(over.length)
  expect(documented.filter((one) => one.sold !== one.documented)).toEqual([])
})

test('a guest stays at the demo host today, with money to collect at the door', async () => {
  const rows = await request<Record<'state' | 'listing_id', string> & { left: number }>(`
    SELECT state, listing_id, total_halalas - paid_halalas AS left FROM bookings WHERE state = 'checked_in'`)
  expect(rows).toMatchObject([{ listing_id: 'al-riwaq-retreat-jeddah' }])
  expect(rows[0]?.left).toBeGreaterThan(0)
})

test('the events of a demo booking end in its state, and money at the door was confirmed by its vendor', async () => {
  const wrong = await request(`SELECT b.id FROM bookings b WHERE b.state <> (
    SELECT to_state FROM booking_events e WHERE e.booking_id = b.id ORDER BY created_at DESC, id DESC LIMIT 1)`)
  expect(wrong).toEqual([])
  expect(
    await count(`SELECT count(*)::int AS n FROM bookings b WHERE b.state = 'completed' AND b.total_halalas > b.paid_halalas
      AND NOT EXISTS (SELECT 1 FROM booking_events e WHERE e.booking_id = b.id AND e.event = 'collect')`),
  ).toBe(0)
})

test.each([
  ['+966500000001', 'User', null],
  ['+966500000002', 'Vender', 'host'],
  ['+966500000003', 'Vender', 'company'],
  ['+966500000009', 'Admin', null],
])('%s signs in as %s', async (phone, role, type) => {
  const rows = await request<{ role: string; verified: boolean; type: string | null }>(
    `SELECT users.role, verified, type FROM users LEFT JOIN vendor_members m ON m.user_id = users.id
     LEFT JOIN vendors ON vendors.id = m.vendor_id WHERE phone = '${phone}'`,
  )
  expect(rows).toEqual([{ role, verified: true, type }])
})

test('a hotel of the demo company has four room types, and apartments two, each live with units of its own', async () => {
  const rows = await request<{ type: string; room: string; prices: number; units: number }>(`
    SELECT l.type, l.facts ->> 'roomType' AS room, l.lowest_price AS prices,
      (SELECT count(*)::int FROM units u WHERE u.listing_id = l.id) AS units
    FROM listings l JOIN listings p ON p.id = l.property_id
    WHERE l.state = 'live' AND p.vendor_id = 'vendor-demo-company' AND p.city_id = l.city_id AND l.name LIKE p.name || '%'
    ORDER BY l.type DESC, l.id = p.id DESC, l.created_at`)
  expect(rows.map(({ type, room }) => [type, room])).toEqual([
    ['Hotel', 'double'],
    ['Hotel', 'single'],
    ['Hotel', 'suite'],
    ['Hotel', 'family'],
    ['Apartment', 'twoBedrooms'],
    ['Apartment', 'studio'],
  ])
  expect(rows.slice(1, 4).map(({ units }) => units)).toEqual([6, 2, 4])
  expect(new Set(rows.map(({ prices }) => prices)).size).toBe(rows.length)
})

test('the demo company has three members beside its owner, who were invited and accepted', async () => {
  const rows = await request<{ phone: string; role: string; act: string | null }>(
    `SELECT phone, m.role, t.act FROM vendor_members m JOIN users ON users.id = m.user_id
     LEFT JOIN vendor_trail t ON t.actor_id = m.user_id AND t.act = 'member_joined'
     WHERE m.vendor_id = 'vendor-demo-company' ORDER BY phone`,
  )
  expect(rows).toEqual([
    { phone: '+966500000003', role: 'owner', act: null },
    { phone: '+966500000004', role: 'manager', act: 'member_joined' },
    { phone: '+966500000005', role: 'frontDesk', act: 'member_joined' },
    { phone: '+966500000006', role: 'finance', act: 'member_joined' },
  ])
})

test('every demo company has a company name, and a public one in both languages', async () => {
  const companies = await request<Record<'company_name' | 'display_name' | 'display_name_ar', string | null>>(
    `SELECT company_name, display_name, display_name_ar FROM vendors JOIN vendor_members m ON m.vendor_id = vendors.id AND m.role = 'owner' JOIN users ON users.id = m.user_id
     WHERE type = 'company'`,
  )
  expect(companies.length).toBeGreaterThan(1)
  expect(companies.flatMap((one) => Object.values(one)).every(Boolean)).toBe(true)
  expect(
    await count("SELECT count(*)::int AS n FROM vendors WHERE type = 'host' AND company_name <> ''"),
  ).toBe(0)
})

test('every id of the demo has the shape that calls and addresses take, so that each of its pages opens', async () => {
  const tables = await request<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'id' AND data_type = 'text'",
  )
  expect(tables.length).toBeGreaterThan(20)
  for (const { name } of tables) {
    const rows = await request<{ id: string }>(`SELECT id FROM "${name}"`)
    expect([name, rows.filter(({ id }) => !ID.test(id))]).toEqual([name, []])
  }
})

test('a second start writes nothing', async () => {
  const before = await count('SELECT count(*)::int AS n FROM bookings')
  expect(await seed()).toBe(false)
  expect(await count('SELECT count(*)::int AS n FROM bookings')).toBe(before)
})

test('every picture that a listing names is an upload of its vendor', async () => {
  const strangers = await count(`
    SELECT count(*)::int AS n FROM listings, unnest(images) AS image
    WHERE NOT EXISTS (SELECT 1 FROM uploads WHERE uploads.vendor_id = listings.vendor_id
      AND image = '/api/v1/media/' || uploads.file_key)`)
  expect(strangers).toBe(0)
})

test('ratings on the listings are those of their reviews', async () => {
  const wrong = await count(`
    SELECT count(*)::int AS n FROM listings s JOIN (
      SELECT listing_id, count(*) AS reviews, avg(rating) AS mean FROM reviews GROUP BY listing_id
    ) r ON r.listing_id = s.id WHERE s.reviews_count <> r.reviews OR abs(s.rating - r.mean) > 0.006`)
  expect(wrong).toBe(0)
})

test('bookings hold exactly their units, also after the end while no vendor frees them; cancelled ones hold none', async () => {
  const wrong = await count(`
    SELECT count(*)::int AS n FROM bookings b WHERE b.units <> (
      SELECT count(*) FROM allocations a WHERE a.booking_id = b.id
        AND a.state = CASE WHEN b.state = 'cancelled_by_guest' THEN 'released' ELSE 'confirmed' END)`)
  expect(wrong).toBe(0)
})

test('weekends are partly taken: some listings are full on a coming Friday, most are not', async () => {
  const full = await count("SELECT count(*)::int AS n FROM listings WHERE booked @> '2026-03-20'::date")
  expect(full).toBeGreaterThan(15)
  expect(full).toBeLessThan(100)
})

test('the demo guest has bookings under upcoming, completed and cancelled', async () => {
  const rows = await request<{ state: string }>(
    "SELECT DISTINCT state FROM bookings WHERE guest_id = 'demo-guest' ORDER BY state",
  )
  expect(rows.map((row) => row.state)).toEqual(['cancelled_by_guest', 'completed', 'confirmed'])
})

test('the nights that search skips are those that the calendar shows as taken', async () => {
  const allocations = await request<{ listing_id: string; unit_id: string; from: string; to: string }>(
    `SELECT listing_id, unit_id, lower(during)::text AS from, upper(during)::text AS to FROM allocations
     WHERE state IN ('held', 'confirmed', 'blocked')`,
  )
  const booked = await request<{ id: string; day: string }>(
    `SELECT id, day::date::text AS day FROM listings, generate_series('${TODAY}'::date, '${addDays(TODAY, 89)}'::date, interval '1 day') AS day
     WHERE booked @> day::date`,
  )
  for (const { plan, terms } of makeListings(inventedPhotos(), TODAY)) {
    const taken: Taken[] = allocations
      .filter((one) => one.listing_id === plan.id)
      .map((one) => ({ unitId: one.unit_id, from: new Date(one.from), to: new Date(one.to) }))
    const days = calendarDays(terms, taken, { from: TODAY, to: addDays(TODAY, 90) }, TODAY)
    const full = days.filter((one) => one.freeUnits === 0).map((one) => one.day)
    expect(booked.filter((one) => one.id === plan.id).map((one) => one.day)).toEqual(full)
  }
})

const FIRST_PAGES: Record<string, string>[] = [
  { city: 'Jeddah', sort: 'rating', pageSize: '8' },
  { city: 'Jeddah', checkIn: '19-03-2026', checkOut: '21-03-2026', pageSize: '8' },
  { type: 'Stadium', sort: 'rating', pageSize: '8' },
  ...PROPERTY_TYPES.map((type) => ({ type })),
  ...demo.cities.map(({ name }) => ({ city: name })),
]

test.each(FIRST_PAGES)('the first page of %j repeats no building while others are left', async (params) => {
  const plans = new Map(planListings().map((plan) => [plan.id, plan]))
  const deps = { db: opened.db, clock: { now: () => NOW } } as Deps
  const { data } = await searchListings(deps, params)
  expect(data.length).toBeGreaterThan(7)
  const seen = new Set<string>()
  const page = data.flatMap(({ _id }) => plans.get(_id) ?? [])
  const shown = new Set(page.map((one) => one.buildingName))
  const repeated = page.filter(({ buildingName }) => seen.has(buildingName) || !seen.add(buildingName))
  const withOthersLeft = repeated.filter(({ type, city }) =>
    Object.entries(BUILDINGS[type]).some(
      ([name, { cities }]) => !shown.has(name) && (cities?.includes(city.name) ?? true),
    ),
  )
  expect(withOthersLeft.map((one) => `${one.id}: ${one.buildingName}`)).toEqual([])
})

test('every review of the demo is of a finished stay of its author, within the time for reviews, and of a reviewed guest', async () => {
  const total = await count('SELECT count(*)::int AS n FROM reviews')
  expect(total).toBeGreaterThan(1000)
  expect(
    await count(`SELECT count(*)::int AS n FROM reviews r JOIN bookings b ON b.id = r.booking_id
      JOIN guest_reviews g ON g.booking_id = b.id AND g.guest_id = r.author_id AND g.created_at BETWEEN b.check_out_at AND r.created_at
      JOIN listings s ON s.id = r.listing_id AND s.published_at < b.created_at
      WHERE b.state = 'completed' AND b.guest_id = r.author_id AND b.listing_id = r.listing_id
        AND r.created_at BETWEEN b.check_out_at AND b.check_out_at + interval '${REVIEW_DAYS} days'`),
  ).toBe(total)
  // Another day at another time finds a stay for each review too.
  const midnight = new Date('2026-11-26T21:05:00Z')
  const demoListings = makeListings(inventedPhotos(), '2026-11-27')
  expect(makeBookings(demoListings, midnight).reviewed.size).toBe(
    demoListings.flatMap((one) => one.reviews).length,
  )
})

test('a review of the demo is public since it was written, and an answered one since its answer', async () => {
  const reviews = (condition: string) => count(`SELECT count(*)::int AS n FROM reviews WHERE ${condition}`)
  expect(await reviews('vendor_answer IS NOT NULL')).toBeGreaterThan(20)
  expect(await reviews('(vendor_answer IS NULL) <> (answered_at IS NULL)')).toBe(0)
  expect(await reviews('published_at IS DISTINCT FROM created_at OR answered_at <= created_at')).toBe(0)
  const recorded = `SELECT 1 FROM vendor_trail t WHERE t.act = 'review_answered'
    AND t.subject_id = listing_id AND t.created_at = answered_at`
  expect(await reviews(`vendor_answer IS NOT NULL AND NOT EXISTS (${recorded})`)).toBe(0)
})

test('the conversations of the demo end with their newest message, and some of both sides are unread', async () => {
  const talks = (condition: string) =>
    count(`SELECT count(*)::int AS n FROM conversations c WHERE ${condition}`)
  const newest = 'SELECT m.created_at FROM messages m WHERE m.conversation_id = c.id AND m.seq = c.last_seq'
  expect(await talks('last_seq > 0')).toBeGreaterThan(5)
  expect(await talks(`last_message_at IS DISTINCT FROM (${newest})`)).toBe(0)
  expect(await talks('last_seq <> guest_notified_seq OR last_seq <> vendor_notified_seq')).toBe(0)
  expect(await talks('guest_read_seq < last_seq')).toBeGreaterThan(0)
  expect(await talks('vendor_read_seq < last_seq')).toBeGreaterThan(0)
})
