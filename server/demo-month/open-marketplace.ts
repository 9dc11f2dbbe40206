import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { addDays, type Day, instantAt } from '@/lib/domain/time/days'
import { buildApp } from '@/server/app'
import { readConfig } from '@/server/config'
import type { Db } from '@/server/db/db'
import { openDatabase } from '@/server/db/open'
import { users } from '@/server/db/schema/people/users'
import { uploads } from '@/server/db/schema/platform/uploads'
import { insertCatalogue, insertDemoSite } from '@/server/db/seed/catalogue/catalogue'
import { insertAll } from '@/server/db/seed/insert'
import { insertListings, makeListings, type SeedListing } from '@/server/db/seed/listings/listings'
import { DEMO_ADMIN, DEMO_FINANCE_ADMIN, insertUsers, vendorId } from '@/server/db/seed/people/users'
import { inventedPhotos } from '@/server/db/seed/photos'
import { sandboxSecret } from '@/server/modules/bookings/sandbox-payments/send-webhook'
import { documentKey } from '@/server/modules/platform/uploads/document-file'
import { openFiles } from '@/server/ports/open-files'
import { sandboxPayments } from '@/server/ports/payments/sandbox/sandbox-payments'
import { type Caller, callerOf } from './caller'
import { listingsOf, PLACE_NAMES, type PlaceName } from './places'

/** The month that is lived, whenever it is run. */
export const DEMO_MONTH = '2026-03'
export const FIRST_DAY: Day = `${DEMO_MONTH}-01`
export const DAYS_OF_MONTH = 31
/** In the February before, when admins prepare the month. */
const PREPARED_ON = addDays(FIRST_DAY, -5)

const BOOKINGS_OF_GUEST = 3
/** A listing has units enough for whoever comes on the same nights. */
const UNITS = { least: 4, bookingsOfOne: 25 }

/** A marketplace of its own, with a clock that its owner sets. */
export interface Marketplace {
  app: FastifyInstance
  call: Caller
  setClock(instant: Date): void
  /** the listings on the terms of a place, and those who book */
  listings(place: PlaceName): readonly SeedListing[]
  guests: readonly string[]
  /** two, because one of them approves what the other made */
  admins: readonly [string, string]
  close(): Promise<void>
}

/** Opens an embedded database in a folder that `close` deletes, and puts the demo's people and listings into it, without bookings. */
export async function openMarketplace(bookings: number): Promise<Marketplace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'diyar-demo-month-'))
  let now = instantAt(PREPARED_ON, '10:00')
  const clock = { now: () => now }
  const opened = await openDatabase({ dataDir })
  const { db } = opened
  const seedListings = makeListings(inventedPhotos(), FIRST_DAY)
  const units = UNITS.least + Math.ceil(bookings / UNITS.bookingsOfOne)
  const placed = new Map(PLACE_NAMES.map((place) => [place, listingsOf(place, seedListings, units)]))
  const guests = await insertPeople(db, [...placed.values()].flat(), { bookings, now })
  const config = readConfig({ NODE_ENV: 'development', APP_MODE: 'demo', DATA_DIR: dataDir })
  const app = await buildApp(
    {
      ...{ db, clock, config, files: await openFiles({ dataDir }) },
      payments: sandboxPayments({ db, clock }, sandboxSecret(config)),
      ...NOBODY_OUTSIDE,
    },
    false,
  )
  await app.ready()
  return {
    app,
    call: await callerOf(app),
    setClock: (instant) => {
      now = instant
    },
    listings: (place) => placed.get(place) ?? [],
    guests,
    admins: [DEMO_ADMIN.id, DEMO_FINANCE_ADMIN.id],
    close: async () => {
      await app.close()
      await opened.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

const nothing = async () => undefined

/** No message leaves the marketplace, and no calendar is read. */
const NOBODY_OUTSIDE = {
  sms: { send: nothing },
  mail: { send: nothing },
  push: { send: async () => 'gone' as const },
  webhooks: { post: async () => 200 },
  feeds: { read: async () => '' },
  geocoder: null,
}

async function insertPeople(
  db: Db,
  seedListings: readonly SeedListing[],
  { bookings, now }: { bookings: number; now: Date },
): Promise<string[]> {
  const photos = inventedPhotos()
  await insertUsers(db, now)
  await insertCatalogue(db, photos)
  await insertDemoSite(db, photos)
  await insertListings(db, seedListings)
  const owners = new Map(seedListings.map(({ plan }) => [plan.owner.id, vendorId(plan.owner)]))
  await insertAll(
    db,
    uploads,
    [...owners].map(([ownerId, ofVendor]) => ({
      ...{ id: photoOf(ownerId), ownerId, vendorId: ofVendor, fileKey: documentKey(photoOf(ownerId)) },
      ...{ visibility: 'private' as const, width: 1, height: 1 },
    })),
  )
  const guests = Array.from({ length: Math.ceil(bookings / BOOKINGS_OF_GUEST) + 3 }, (_, i) => ({
    ...{
      id: `month-guest-${i + 1}`,
      phone: `+96651${String(i + 1).padStart(7, '0')}`,
      role: 'User' as const,
    },
    ...{ verified: true, firstName: 'Sara', lastName: 'Al Harbi', createdAt: now },
  }))
  await insertAll(db, users, guests)
  return guests.map(({ id }) => id)
}

/** The private photo with which a vendor claims deposits, by an id as uploads have. */
export const photoOf = (ownerId: string) => createHash('sha256').update(ownerId).digest('hex').slice(0, 16)
