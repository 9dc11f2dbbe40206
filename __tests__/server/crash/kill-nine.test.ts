import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { addDays, riyadhDay } from '@/lib/domain/time/days'
import { rowsOf } from '@/server/db/db'
import { type OpenDb, openDatabase } from '@/server/db/open'
import { migratedDataDir } from '../support/database'
import { aListing } from '../support/listings'
import type { TestApp } from '../support/test-app'
import { aGuest, type TestUser } from '../support/users'
import { type ApiProcess, bundleApi, startApi } from './api-process'

const ROUNDS = 8
const AT_ONCE = 4

let dataDir: string
let bundle: string
let guest: TestUser
let listingId: string

beforeAll(async () => {
  dataDir = await migratedDataDir('crash')
  bundle = bundleApi()
  await withDatabase(async ({ db }) => {
    const test = { db, clock: { now: () => new Date() } } as TestApp
    guest = await aGuest(test)
    listingId = (await aListing(test, { paymentType: 'fullPayment' })).id
  })
}, 60_000)

afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true })
  rmSync(dirname(bundle), { recursive: true, force: true })
})

async function withDatabase<T>(work: (opened: OpenDb) => Promise<T>): Promise<T> {
  const opened = await openDatabase({ dataDir })
  try {
    return await work(opened)
  } finally {
    await opened.close()
  }
}

/** One day for the whole run, also when it goes on after midnight. */
const TODAY = riyadhDay(new Date())

/** Nights that are still to be booked, one booking each, and the ids of those that were acknowledged. */
interface Ledger {
  nextNight: number
  unanswered: number[]
  acknowledged: Map<number, string>
}

async function bookUntilDead(api: ApiProcess, ledger: Ledger, firstAnswer: () => void): Promise<void> {
  const night = ledger.unanswered.shift() ?? ledger.nextNight++
  const checkIn = addDays(TODAY, night + 2)
  const party = { adults: 2, children: 0, infants: 0, units: 1, addOns: [], paymentType: 'fullPayment' }
  const body = { serviceId: listingId, checkIn, checkOut: addDays(checkIn, 1), ...party }
  const answer = await api.post('/bookings', guest.token, `night-${night}`, body)
  if (!answer) {
    ledger.unanswered.push(night)
    return
  }
  expect(answer.status).toBe(201)
  ledger.acknowledged.set(night, answer.body._id)
  firstAnswer()
  await bookUntilDead(api, ledger, firstAnswer)
}

async function round(ledger: Ledger, graceMs: number): Promise<void> {
  const api = await startApi(bundle, dataDir)
  let tellFirst = () => {}
  const first = new Promise<void>((resolve) => {
    tellFirst = resolve
  })
  const guests = Array.from({ length: AT_ONCE }, () => bookUntilDead(api, ledger, tellFirst))
  await first
  await pause(graceMs)
  await api.kill()
  await Promise.all(guests)
}

test('kill -9 in the middle of bookings, eight times: every acknowledged booking is there, and none twice', async () => {
  const ledger: Ledger = { nextNight: 0, unanswered: [], acknowledged: new Map() }
  for (let i = 0; i < ROUNDS; i++) await round(ledger, 5 + i * 19)
  const stored = await withDatabase(({ db }) =>
    rowsOf<{ id: string; day: string; nights: number }>(
      db,
      sql`SELECT b.id, b.period->>'checkIn' AS day, count(a.id)::int AS nights
        FROM bookings b JOIN allocations a ON a.booking_id = b.id AND a.state = 'held'
        WHERE b.state = 'awaiting_payment' GROUP BY b.id`,
    ),
  )
  expect(ledger.acknowledged.size).toBeGreaterThanOrEqual(ROUNDS)
  expect(stored.map((one) => one.id)).toEqual(expect.arrayContaining([...ledger.acknowledged.values()]))
  expect(new Set(stored.map((one) => one.day)).size).toBe(stored.length)
  expect(stored.length).toBeLessThanOrEqual(ledger.acknowledged.size + ledger.unanswered.length)
  expect(stored.every((one) => one.nights === 1)).toBe(true)
}, 240_000)
