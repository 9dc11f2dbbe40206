import pg from 'pg'
import { addDays, type Day, riyadhDay } from '@/lib/domain/days'
import { newId } from '@/server/db/schema/columns'
import { type Answer, aPlace, type Ground, manyPeople, type Person, type Place } from './races-ground'

const PLACES = 40
/** Bookings of a round, and free nights of a place for all rounds. */
const BOOKINGS = 400
/** As many connections as the two apis have together. */
const CONNECTIONS = 20
/** The first rounds warm both sides up: an api runs for weeks, and its code is compiled after some hundred bookings. */
const [WARM_UP, ROUNDS] = [3, 5]
const TARGET = 0.5

/** What a booking leaves behind. */
const TABLES = [
  'idempotency_keys',
  'bookings',
  'allocations',
  'booking_events',
  'notifications',
  'outbox',
] as const

type Book = (api: number, guest: Person, place: Place, day: Day) => Promise<Answer>
type Row = Record<string, unknown>

interface Round {
  ours: number
  bare: number
}

/**
 * Bookings a second through the api, against the same rows written by one bare transaction each on as many
 * connections, without rules, locks, reads, the copy for the search or an answer. The middle one of the rounds counts.
 */
export async function measureThroughput(ground: Ground, databaseUrl: string, book: Book): Promise<void> {
  const places: Place[] = []
  for (let i = 0; i < PLACES; i += 1) places.push(await aPlace(ground))
  const guests = await manyPeople(ground, PLACES)
  const first = addDays(riyadhDay(new Date()), 100)
  const rounds: Round[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const jobs = Array.from({ length: BOOKINGS }, (_, i) => ({
      i: i % PLACES,
      day: addDays(first, Math.floor((round * BOOKINGS + i) / PLACES)),
    }))
    const ours = await perSecond(jobs, 2 * CONNECTIONS, async ({ i, day }, n) => {
      const [guest, place] = [guests[i], places[i]]
      if (guest && place) expectBooked(await book(n, guest, place, day))
    })
    const bare = await bareTransactions(databaseUrl, BOOKINGS)
    if (round >= WARM_UP) rounds.push({ ours, bare })
  }
  tell(rounds)
}

function tell(rounds: Round[]): void {
  const byRatio = rounds.toSorted((one, other) => one.ours / one.bare - other.ours / other.bare)
  const middle = byRatio[Math.floor(byRatio.length / 2)]
  if (!middle) throw new Error('no round was measured')
  const ratio = middle.ours / middle.bare
  const all = rounds.map(({ ours, bare }) => (ours / bare).toFixed(2)).join(' ')
  process.stdout.write(
    `bookings a second: ${middle.ours.toFixed(0)} through the api, ${middle.bare.toFixed(0)} bare; ratio ${ratio.toFixed(2)} (target ${TARGET}: ${ratio >= TARGET ? 'met' : 'not met'}); rounds: ${all}\n`,
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

async function bareTransactions(connectionString: string, count: number): Promise<number> {
  const pool = new pg.Pool({ connectionString, max: CONNECTIONS })
  const templates = await templatesOf(pool)
  const jobs = Array.from({ length: count }, (_, i) => i)
  const speed = await perSecond(jobs, CONNECTIONS, async () => {
    const client = await pool.connect()
    try {
      await oneBare(client, templates)
    } finally {
      client.release()
    }
  })
  await pool.end()
  return speed
}

/** The rows of one real booking, to be written again under other ids. */
async function templatesOf(pool: pg.Pool): Promise<Map<string, Row[]>> {
  const { rows } = await pool.query(
    "SELECT * FROM bookings WHERE state = 'confirmed' ORDER BY created_at DESC LIMIT 1",
  )
  const [booking] = rows as { id: string; guest_id: string; service_id: string }[]
  if (!booking) throw new Error('there is no booking to copy')
  const filters: Record<(typeof TABLES)[number], string> = {
    idempotency_keys: `user_id = '${booking.guest_id}' LIMIT 1`,
    bookings: `id = '${booking.id}'`,
    allocations: `booking_id = '${booking.id}'`,
    booking_events: `booking_id = '${booking.id}'`,
    notifications: `params->>'bookingId' = '${booking.id}'`,
    outbox: `true ORDER BY created_at DESC LIMIT 3`,
  }
  const templates = new Map<string, Row[]>()
  for (const table of TABLES) {
    templates.set(table, (await pool.query(`SELECT * FROM ${table} WHERE ${filters[table]}`)).rows)
  }
  return templates
}

async function oneBare(client: pg.PoolClient, templates: Map<string, Row[]>): Promise<void> {
  const bookingId = newId()
  await client.query('BEGIN')
  for (const [table, rows] of templates) {
    for (const row of rows) await insert(client, table, renamed(table, row, bookingId))
  }
  await client.query('COMMIT')
}

function renamed(table: string, row: Row, bookingId: string): Row {
  const copy: Row = { ...row, id: newId() }
  if (table === 'bookings') return { ...copy, id: bookingId, code: `BARE-${bookingId}` }
  if (table === 'allocations') return { ...copy, booking_id: bookingId, state: 'released' }
  if (table === 'booking_events') return { ...copy, booking_id: bookingId }
  return copy
}

async function insert(client: pg.PoolClient, table: string, row: Row): Promise<void> {
  const names = Object.keys(row)
  const values = names.map((name) => plain(row[name]))
  const places = names.map((_, i) => `$${i + 1}`)
  await client.query({
    name: `bare-${table}`,
    text: `INSERT INTO ${table} (${names.join(', ')}) VALUES (${places.join(', ')})`,
    values,
  })
}

/** Objects go in as JSON text; instants as they are. */
function plain(value: unknown): unknown {
  return typeof value === 'object' && value !== null && !(value instanceof Date)
    ? JSON.stringify(value)
    : value
}
