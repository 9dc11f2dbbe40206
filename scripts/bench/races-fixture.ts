import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { WIRE } from '@/lib/domain/wire-names'
import { buildApp } from '@/server/app'
import { readConfig } from '@/server/config'
import type { Db } from '@/server/db/db'
import { openDatabase } from '@/server/db/open'
import { categories, cities } from '@/server/db/schema/catalogue/catalogue'
import { newId } from '@/server/db/schema/columns'
import { listings, units } from '@/server/db/schema/listings/listings'
import { sessions } from '@/server/db/schema/people/sessions'
import { users } from '@/server/db/schema/people/users'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { vendors } from '@/server/db/schema/people/vendors'
import { hashOfToken, newToken } from '@/server/modules/people/accounts/secrets'
import { sandboxPayments } from '@/server/ports/payments/sandbox/sandbox-payments'

const HOUR_MS = 3_600_000
const nothing = async () => undefined
const SILENT = { send: nothing }
const FILES = {
  put: nothing,
  get: async () => null,
  open: async () => null,
  sizeOf: async () => null,
  remove: nothing,
}
const FEEDS = { read: async () => '' }
const SILENT_PUSH = { send: async () => 'sent' as const }

export interface BenchUser {
  id: string
  token: string
}

export interface Answer {
  status: number
  body: { _id: string; status?: string; code?: string }
}

/** Two apis on one PostgreSQL, each with its own pool, and a clock that the races may advance. */
export interface Fixture {
  db: Db
  apis: readonly FastifyInstance[]
  call(api: number, method: 'GET' | 'POST', path: string, as: BenchUser, body?: object): Promise<Answer>
  passHours(hours: number): void
  close(): Promise<void>
}

export async function openFixture(databaseUrl: string): Promise<Fixture> {
  let shift = 0
  const clock = { now: () => new Date(Date.now() + shift) }
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'x'.repeat(32),
    DATA_DIR: '/tmp',
  })
  const opened = [await openDatabase(config), await openDatabase(config)]
  const apis: FastifyInstance[] = []
  for (const { db, pool } of opened) {
    const outside = {
      clock,
      sms: SILENT,
      mail: SILENT,
      files: FILES,
      payments: sandboxPayments({ db, clock }, config.sessionSecret),
      feeds: FEEDS,
      webhooks: { post: async () => 200 },
      push: SILENT_PUSH,
    }
    apis.push(await buildApp({ db, pool, ...outside, config }, false))
  }
  const [first] = opened
  if (!first) throw new Error('no database was opened')
  return {
    db: first.db,
    apis,
    call: (api, method, path, as, body) => call(apis[api % apis.length], method, path, as, body),
    passHours: (hours) => {
      shift += hours * HOUR_MS
    },
    close: async () => {
      for (const api of apis) await api.close()
      for (const one of opened) await one.close()
    },
  }
}

async function call(
  api: FastifyInstance | undefined,
  method: 'GET' | 'POST',
  path: string,
  as: BenchUser,
  body?: object,
): Promise<Answer> {
  const headers = { authorization: `Bearer ${as.token}`, 'idempotency-key': randomUUID() }
  if (!api) throw new Error('no api was built')
  const url = `/api/v1${path}`
  const answer = await api.inject({ method, url, headers, ...(body ? { payload: body } : {}) })
  return { status: answer.statusCode, body: answer.json() }
}

/** Signed-in guests, as many as a race needs. */
export async function manyUsers({ db }: Fixture, count: number): Promise<BenchUser[]> {
  const newUsers = Array.from({ length: count }, () => ({ id: newId(), token: newToken() }))
  const expiresAt = new Date(Date.now() + 3000 * HOUR_MS)
  await db.insert(users).values(newUsers.map(({ id }) => ({ id, verified: true, firstName: 'Sara' })))
  await db
    .insert(sessions)
    .values(newUsers.map(({ id, token }) => ({ userId: id, tokenHash: hashOfToken(token), expiresAt })))
  return newUsers
}

export interface BenchListing {
  id: string
  host: BenchUser
}

/** A chalet at 500 SAR a night, paid at check-in; by request or at once, of some units. */
export async function aListing(
  fixture: Fixture,
  { bookingType = 'instant', count = 1 }: { bookingType?: 'instant' | '24-Hour'; count?: number } = {},
): Promise<BenchListing> {
  const { db } = fixture
  const [host] = await manyUsers(fixture, 1)
  if (!host) throw new Error('no host was made')
  await db
    .insert(cities)
    .values({
      id: 'city',
      name: 'Jeddah',
      nameAr: 'جدة',
      slug: 'jeddah',
      image: '/',
      latitude: 21,
      longitude: 39,
    })
    .onConflictDoNothing()
  await db
    .insert(categories)
    .values({ id: 'hotel', type: 'Hotel', category: 'Hotel', categoryAr: 'فندق', image: '/' })
    .onConflictDoNothing()
  const vendorId = newId()
  await db.insert(vendors).values({ id: vendorId, type: 'host', state: 'approved' })
  await db.insert(vendorMembers).values({ vendorId, userId: host.id, role: 'owner' })
  await db.update(users).set({ role: WIRE.vendorRole }).where(eq(users.id, host.id))
  const id = newId()
  await db.insert(listings).values({ ...listingRow(id, vendorId), bookingType, units: count })
  await db.insert(units).values(Array.from({ length: count }, (_, i) => ({ listingId: id, number: i + 1 })))
  return { id, host }
}

function listingRow(id: string, vendorId: string) {
  const week = Array.from({ length: 7 }, () => 50_000)
  return {
    ...{ id, vendorId, type: 'Hotel', categoryId: 'hotel', state: 'live', cityId: 'city' },
    ...{ name: 'Palm', nameAr: 'النخلة', address: 'Obhur', latitude: 21, longitude: 39, areaSqm: 100 },
    ...{
      facts: {},
      maxGuests: 6,
      images: ['/'],
      audience: 'Families_and_Singles',
      facilityIds: [],
      addOns: [],
    },
    ...{ paymentType: 'payAtCheckin', cancellationPolicy: 'Flexible', pricingMode: 'daily' },
    ...{ checkInTime: '15:00', checkOutTime: '12:00', nightPrices: week, lowestPrice: 50_000 },
    prices: { allDays: 50_000, weekdays: {}, sundayToWednesday: null, hour: null },
  } satisfies Omit<typeof listings.$inferInsert, 'bookingType'> as Omit<
    typeof listings.$inferInsert,
    'bookingType'
  >
}
