import pg from 'pg'
import { addDays, type Day, riyadhDay } from '@/lib/domain/time/days'
import { BOOKING_TABLES, rowsOfOneBooking, writeRowsAgain } from './bare-rows'
import {
  type Answer,
  aListing,
  type BenchListing,
  type BenchUser,
  type Fixture,
  manyUsers,
} from './races-fixture'
import { recordTransactions, replay } from './recorded-transactions'

const LISTINGS = 40
const NIGHTS = 10
/** As many connections as the two apis have together. */
const CONNECTIONS = 20
/** The first rounds warm both sides up, because the code is compiled only after some hundred bookings. */
const [WARM_UP, ROUNDS] = [3, 5]
const TARGET = 0.5

type Book = (api: number, guest: BenchUser, listing: BenchListing, day: Day) => Promise<Answer>

/** Bookings a second. */
interface Round {
  ours: number
  statements: number
  rows: number
}

/**
 * Bookings per second: through the api; as the same statements replayed by a plain client; and as bare rows without
 * locks, reads or the search copy. Equal connections and empty tables; the median round counts.
 */
export async function measureThroughput(fixture: Fixture, databaseUrl: string, book: Book): Promise<Round> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS })
  const listings: BenchListing[] = []
  for (let i = 0; i < LISTINGS; i += 1) listings.push(await aListing(fixture))
  // The number of unpaid bookings of a guest is limited.
  const guests = await manyUsers(fixture, LISTINGS * NIGHTS)
  const jobs = jobsFor(listings, guests)
  const bookAll = () =>
    perSecond(jobs, 2 * CONNECTIONS, async ({ guest, listing, day }, n) =>
      expectBooked(await book(n, guest, listing, day)),
    )
  await forgetBookings(pool)
  const recorded = await recordTransactions(bookAll)
  const templates = await rowsOfOneBooking(pool)
  const rounds: Round[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    await forgetBookings(pool)
    const ours = await bookAll()
    await forgetBookings(pool)
    const statements = await perSecond(recorded, CONNECTIONS, (one) =>
      onClient(pool, (client) => replay(client, one)),
    )
    await forgetBookings(pool)
    const rows = await perSecond(recorded, CONNECTIONS, () =>
      onClient(pool, (client) => writeRowsAgain(client, templates)),
    )
    if (round >= WARM_UP) rounds.push({ ours, statements, rows })
  }
  await pool.end()
  const middle = middleOf(rounds)
  printRounds(middle, rounds)
  return middle
}

function jobsFor(listings: BenchListing[], guests: BenchUser[]) {
  const first = addDays(riyadhDay(new Date()), 100)
  return Array.from({ length: NIGHTS }, (_, night) =>
    listings.flatMap((listing, i) => {
      const guest = guests[night * LISTINGS + i]
      return guest ? [{ listing, guest, day: addDays(first, night) }] : []
    }),
  ).flat()
}

/** Every round starts with empty tables and the same free nights; the triggers that keep the ledger are off meanwhile. */
async function forgetBookings(pool: pg.Pool): Promise<void> {
  await pool.query(
    `SET session_replication_role = replica;
     TRUNCATE ${BOOKING_TABLES.join(', ')} CASCADE;
     SET session_replication_role = DEFAULT`,
  )
  await pool.query("UPDATE listings SET booked = '{}'")
  await pool.query('VACUUM ANALYZE listings')
}

async function onClient(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await work(client)
  } finally {
    client.release()
  }
}

const ratioOf = ({ ours, statements }: Round) => ours / statements

function middleOf(rounds: Round[]): Round {
  const sorted = rounds.toSorted((one, other) => ratioOf(one) - ratioOf(other))
  const middle = sorted[Math.floor(rounds.length / 2)]
  if (!middle) throw new Error('no round was measured')
  return middle
}

function printRounds(middle: Round, rounds: Round[]): void {
  const { ours, statements, rows } = middle
  const verdict = ratioOf(middle) >= TARGET ? 'met' : 'not met'
  process.stdout.write(
    [
      `bookings a second: ${ours.toFixed(0)} through the api`,
      `${statements.toFixed(0)} by the same statements alone, ratio ${ratioOf(middle).toFixed(2)} (target ${TARGET}: ${verdict}; rounds ${rounds.map((one) => ratioOf(one).toFixed(2)).join(' ')})`,
      `${rows.toFixed(0)} as the same rows alone, ratio ${(ours / rows).toFixed(2)}\n`,
    ].join('; '),
  )
}

function expectBooked({ status, body }: Answer): void {
  if (status !== 201) throw new Error(`a booking was answered ${status} ${JSON.stringify(body)}`)
}

async function perSecond<T>(
  jobs: readonly T[],
  at: number,
  work: (job: T, n: number) => Promise<void>,
): Promise<number> {
  const queue = jobs.entries()
  const start = performance.now()
  await Promise.all(
    Array.from({ length: at }, async () => {
      for (const [n, job] of queue) await work(job, n)
    }),
  )
  return jobs.length / ((performance.now() - start) / 1000)
}
