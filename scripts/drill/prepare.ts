import { and, eq, inArray } from 'drizzle-orm'
import { sessionCookieName } from '@/lib/session/cookie'
import { type Fixture, manyUsers } from '@/scripts/bench/races-fixture'
import { openDatabase } from '@/server/db/open'
import { listings } from '@/server/db/schema/listings/listings'

const LISTINGS = 20
const WRITERS = 10

/** Signed-in guests for the drill, and listings of the demo that can be booked at once; prints them as JSON. */
async function prepare(guests: number): Promise<void> {
  const opened = await openDatabase({ databaseUrl: process.env['DATABASE_URL'] ?? '', dataDir: '/tmp' })
  const { db } = opened
  const tokensOf = async (count: number) =>
    (await manyUsers({ db } as Fixture, count)).map(({ token }) => token)
  const found = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.state, 'live'), eq(listings.pricingMode, 'daily')))
    .limit(LISTINGS)
  const ids = found.map(({ id }) => id)
  await db
    .update(listings)
    .set({ bookingType: 'instant', paymentType: 'payAtCheckin' })
    .where(inArray(listings.id, ids))
  const made = {
    cookie: sessionCookieName(),
    listings: ids,
    guests: await tokensOf(guests),
    writers: await tokensOf(WRITERS),
  }
  process.stdout.write(JSON.stringify(made))
  await opened.close()
}

prepare(Number(process.argv[2])).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
  process.exitCode = 1
})
