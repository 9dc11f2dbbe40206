import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { io, type Socket } from 'socket.io-client'
import { addDays, riyadhDay } from '@/lib/domain/time/days'
import { startTemporaryPostgres } from '@/scripts/steps/services/postgres.mjs'
import { openDatabase } from '@/server/db/open'
import { eventually } from '../../eventually'
import { type ApiProcess, bundleApi, startApi } from '../crash/api-process'
import { aListing } from '../support/listings'
import type { TestApp } from '../support/test-app'
import { aGuest, type TestUser } from '../support/users'

interface Postgres {
  url: string
  stop(): Promise<void>
  crash(): Promise<unknown>
  start(): Promise<unknown>
  /** Stops all its processes where they are, as a machine that is lost without a word. */
  freeze(): void
  thaw(): void
}

const PATIENCE_MS = 30_000
/** More than the pool has connections: one that is lost and not given back would use it up. */
const LOSSES = 12

let postgres: Postgres
let dataDir: string
let bundle: string
let guest: TestUser
/** Has booked nothing yet: one guest may hold few bookings that are not paid. */
let lateGuest: TestUser
let host: TestUser
let listingId: string
let apis: ApiProcess[] = []

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'diyar-lost-'))
  postgres = (await startTemporaryPostgres()) as Postgres
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir })
  const test = { db, clock: { now: () => new Date() } } as TestApp
  guest = await aGuest(test)
  lateGuest = await aGuest(test)
  ;({ id: listingId, host } = await aListing(test))
  await close()
  bundle = bundleApi()
  const settings = { DATABASE_URL: postgres.url }
  apis = await Promise.all([startApi(bundle, dataDir, settings), startApi(bundle, dataDir, settings)])
}, 240_000)

afterAll(async () => {
  await Promise.all(apis.map((api) => api.kill()))
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
  rmSync(dirname(bundle), { recursive: true, force: true })
})

async function request(sentence: string): Promise<{ count: number }> {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query(sentence)
  await client.end()
  return rows[0]
}

const endEveryConnection = () =>
  request(
    'SELECT count(pg_terminate_backend(pid))::int AS count FROM pg_stat_activity WHERE pid <> pg_backend_pid()',
  )

const listening = () =>
  request("SELECT count(*)::int AS count FROM pg_stat_activity WHERE query LIKE 'LISTEN%'").then(
    ({ count }) => count === apis.length,
  )

const cities = (api: ApiProcess, language = 'en') =>
  fetch(`${api.origin}/api/v1/services/cities`, { headers: { 'accept-language': language } })

const everyApiAnswers = async () => (await Promise.all(apis.map((api) => cities(api)))).every((one) => one.ok)

/** Reads and writes without end while `work` is done; answers the statuses that it has met, 0 for no answer. */
async function underTraffic(work: () => Promise<void>): Promise<number[]> {
  const reached = new Set<number>()
  let isOver = false
  let night = 0
  const keepOn = async (call: () => Promise<number>) => {
    while (!isOver) reached.add(await call())
  }
  const read = (api: ApiProcess) =>
    cities(api).then(
      ({ status }) => status,
      () => 0,
    )
  const book = async () => {
    night += 1
    const answer = await bookNight(apis[night % 2] as ApiProcess, night % 300, `traffic-${night}`)
    return answer?.status ?? 0
  }
  const all = [...apis.map((api) => keepOn(() => read(api))), keepOn(book), keepOn(book)]
  try {
    await work()
  } finally {
    isOver = true
    await Promise.all(all)
  }
  return [...reached].sort()
}

/** One day for the whole run, also when it goes on after midnight. */
const TODAY = riyadhDay(new Date())

function bookNight(api: ApiProcess, night: number, key: string, by: TestUser = guest) {
  const checkIn = addDays(TODAY, night + 3)
  const party = { adults: 2, children: 0, infants: 0, units: 1, addOns: [], paymentType: 'payAtCheckin' }
  return api.post('/bookings', by.token, key, {
    serviceId: listingId,
    checkIn,
    checkOut: addDays(checkIn, 1),
    ...party,
  })
}

async function openPage(api: ApiProcess): Promise<Socket> {
  const headers = { authorization: `Bearer ${host.token}` }
  const answer = await fetch(`${api.origin}/api/v1/realtime/ticket`, { headers })
  const { ticket } = await answer.json()
  const socket = io(api.origin, { transports: ['websocket'], reconnection: false, auth: { ticket } })
  await new Promise((resolve) => socket.once('connect', () => resolve(null)))
  return socket
}

test('two apis whose connections are all ended twelve times under traffic recover each time', async () => {
  const statuses = await underTraffic(async () => {
    for (let loss = 0; loss < LOSSES; loss++) {
      await eventually(listening, PATIENCE_MS)
      await endEveryConnection()
      await eventually(everyApiAnswers, PATIENCE_MS)
    }
    await eventually(listening, PATIENCE_MS)
  })
  expect(apis.every((api) => api.isAlive())).toBe(true)
  expect(statuses.filter((status) => ![200, 201, 409, 503].includes(status))).toEqual([])
}, 240_000)

test('PostgreSQL crashes and comes back: 503 with the wait in both languages meanwhile, then everything works again, live events too', async () => {
  const statuses = await underTraffic(async () => {
    await eventually(everyApiAnswers, PATIENCE_MS)
    await postgres.crash()
    const [ar, en] = await Promise.all(apis.map((api, i) => cities(api, i === 0 ? 'ar' : 'en')))
    expect([ar?.status, ar?.headers.get('retry-after'), en?.status]).toEqual([503, '5', 503])
    expect(await ar?.json()).toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/[ء-ي]{3}/),
    })
    expect(await en?.json()).toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/[a-z]{3}/),
    })
    await postgres.start()
    await eventually(everyApiAnswers, PATIENCE_MS)
    await eventually(listening, PATIENCE_MS)
  })
  expect(statuses.filter((status) => ![200, 201, 409, 503].includes(status))).toEqual([])

  for (const [i, api] of apis.entries()) {
    const page = await openPage(api)
    const reported = new Promise((resolve) => page.once('notification', resolve))
    const booked = await bookNight(apis[1 - i] as ApiProcess, 310 + i, `after-${i}`, lateGuest)
    expect(booked).toMatchObject({ status: 201 })
    expect(await reported).toMatchObject({ type: 'New_booking_alert' })
    page.disconnect()
  }
}, 240_000)

/** How long both apis take to say that the database is away. */
async function timeOfRefusal(): Promise<number> {
  const began = performance.now()
  const answers = await Promise.all(apis.map((api) => cities(api)))
  expect(answers.map(({ status }) => status)).toEqual([503, 503])
  return performance.now() - began
}

test('a PostgreSQL that is gone without a word costs a call two seconds at most, in work or new, and is used again at once', async () => {
  const firstMs: number[] = []
  const laterMs: number[] = []
  for (let time = 0; time < 3; time++) {
    await eventually(everyApiAnswers, PATIENCE_MS)
    postgres.freeze()
    try {
      firstMs.push(await timeOfRefusal())
      for (let i = 0; i < 3; i++) laterMs.push(await timeOfRefusal())
    } finally {
      postgres.thaw()
    }
  }
  // The quickest ones: the machine may have been busy with the others.
  expect(Math.min(...firstMs)).toBeLessThan(2500)
  expect(Math.min(...laterMs)).toBeLessThan(Math.min(...firstMs) / 2)
  await eventually(everyApiAnswers, PATIENCE_MS)
}, 240_000)

test('a stop signal ends both cleanly, also after all these losses', async () => {
  await Promise.all(apis.map((api) => api.stop()))
}, 30_000)
