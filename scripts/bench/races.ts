import { sql } from 'drizzle-orm'
import { addDays, type Day, riyadhDay } from '@/lib/domain/time/days'
import { VENDOR_PATH } from '@/lib/domain/wire-names'
import { rowsOf } from '@/server/db/db'
import {
  type Answer,
  aListing,
  type BenchListing,
  type BenchUser,
  type Fixture,
  manyUsers,
  openFixture,
} from './races-fixture'
import { measureThroughput } from './races-throughput'

const CLIENTS = 200
const ROUNDS = 10
const APPROVALS = 50
const CANCELLATIONS = 500

const print = (line: string) => process.stdout.write(`${line}\n`)
const FIRST_DAY = addDays(riyadhDay(new Date()), 40)

let failures = 0
function judge(name: string, found: unknown, expected: unknown): void {
  const isRight = JSON.stringify(found) === JSON.stringify(expected)
  if (!isRight) failures += 1
  print(
    `${isRight ? 'right' : 'WRONG'}  ${name}: ${JSON.stringify(found)}${isRight ? '' : `, expected ${JSON.stringify(expected)}`}`,
  )
}

function book(
  fixture: Fixture,
  api: number,
  guest: BenchUser,
  { id }: BenchListing,
  checkIn: Day,
  nights: number,
): Promise<Answer> {
  const party = { adults: 2, children: 0, infants: 0, units: 1, addOns: [], paymentType: 'payAtCheckin' }
  const dates = { checkIn, checkOut: addDays(checkIn, nights) }
  return fixture.call(api, 'POST', '/bookings', guest, { ...party, ...dates, serviceId: id })
}

const countOf = (answers: Answer[], status: number) => answers.filter((one) => one.status === status).length

async function oneUnit(fixture: Fixture, guests: BenchUser[]): Promise<void> {
  const won: number[] = []
  const lost: number[] = []
  const busy: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const listing = await aListing(fixture)
    const answers = await Promise.all(
      guests.map((guest, i) => book(fixture, i, guest, listing, FIRST_DAY, 2)),
    )
    won.push(countOf(answers, 201))
    lost.push(countOf(answers, 409))
    busy.push(countOf(answers, 503))
  }
  judge(`${ROUNDS} rounds of ${CLIENTS} clients for one unit, bookings a round`, won, Array(ROUNDS).fill(1))
  print(`       dates taken (409) a round: ${lost.join(' ')}; too busy (503): ${busy.join(' ')}`)
  const answered = won.map((count, i) => count + (lost[i] ?? 0) + (busy[i] ?? 0))
  judge('  answered politely a round', answered, Array(ROUNDS).fill(CLIENTS))
}

async function severalUnits(fixture: Fixture, guests: BenchUser[]): Promise<void> {
  const listing = await aListing(fixture, { count: 5 })
  const answers = await Promise.all(guests.map((guest, i) => book(fixture, i, guest, listing, FIRST_DAY, 2)))
  print(`       dates taken (409): ${countOf(answers, 409)}; too busy (503): ${countOf(answers, 503)}`)
  judge(`${CLIENTS} clients for five units`, countOf(answers, 201), 5)
}

async function shiftedStays(fixture: Fixture, guests: BenchUser[]): Promise<void> {
  const listing = await aListing(fixture)
  const answers = await Promise.all(
    guests.map((guest, i) => book(fixture, i, guest, listing, addDays(FIRST_DAY, i % 12), 3)),
  )
  const [found] = await rowsOf<{ overlaps: number; held: number }>(
    fixture.db,
    sql`SELECT (SELECT count(*)::int FROM allocations) AS held,
      (SELECT count(*)::int FROM allocations a JOIN allocations b ON a.unit_id = b.unit_id AND a.id < b.id
        AND a.during && b.during AND a.state <> 'released' AND b.state <> 'released') AS overlaps`,
  )
  judge(
    `stays shifted by days: ${countOf(answers, 201)} sold; overlaps in the whole table`,
    found?.overlaps,
    0,
  )
}

async function twoApprovals(fixture: Fixture, guests: BenchUser[]): Promise<void> {
  const listing = await aListing(fixture, { bookingType: '24-Hour' })
  const outcomes = new Set<string>()
  for (let i = 0; i < APPROVALS; i += 1) {
    const day = addDays(FIRST_DAY, 3 * i)
    const [one, other] = [guests[2 * i], guests[2 * i + 1]]
    if (!one || !other) throw new Error('too few guests')
    const early = await book(fixture, 0, one, listing, day, 2)
    fixture.passHours(24)
    const lateResults = await book(fixture, 1, other, listing, day, 2)
    const approve = (api: number, { body }: Answer) =>
      fixture.call(api, 'POST', `/${VENDOR_PATH}/bookings/${body._id}/approve`, listing.host)
    const answers = await Promise.all([approve(0, early), approve(1, lateResults), approve(0, lateResults)])
    outcomes.add([countOf(answers, 200), countOf(answers, 409)].join('+'))
  }
  judge(
    `approvals of overlapping requests at once, ${APPROVALS} trials, given + refused`,
    [...outcomes],
    ['1+2'],
  )
}

async function cancelAgainstApprove(fixture: Fixture, guests: BenchUser[]): Promise<void> {
  const listing = await aListing(fixture, { bookingType: '24-Hour' })
  const known: Record<string, number> = {}
  for (let i = 0; i < CANCELLATIONS; i += 1) {
    const guest = guests[i % guests.length]
    if (!guest) throw new Error('too few guests')
    const { body } = await book(fixture, i, guest, listing, addDays(FIRST_DAY, 200), 2)
    const [cancelled, approved] = await Promise.all([
      fixture.call(0, 'POST', `/bookings/${body._id}/cancel`, guest),
      fixture.call(1, 'POST', `/${VENDOR_PATH}/bookings/${body._id}/approve`, listing.host),
    ])
    const sides = await Promise.all([
      fixture.call(0, 'GET', `/bookings/${body._id}`, guest),
      fixture.call(1, 'GET', `/${VENDOR_PATH}/bookings/${body._id}`, listing.host),
    ])
    const states = [...new Set(sides.map((side) => side.body.status))].join(' and ')
    const outcome = `cancel ${cancelled.status}, approve ${approved.status}: ${states}`
    known[outcome] = (known[outcome] ?? 0) + 1
  }
  for (const [outcome, times] of Object.entries(known)) print(`       ${outcome}, ${times} times`)
  const legal = ['cancel 200, approve 409: cancelled_by_guest', 'cancel 200, approve 200: cancelled_by_guest']
  const illegal = Object.keys(known).filter((outcome) => !legal.includes(outcome))
  judge(`cancel against approve, ${CANCELLATIONS} trials, illegal or disputed ends`, illegal, [])
  const [left] = await rowsOf<{ held: number }>(
    fixture.db,
    sql`SELECT count(*)::int AS held FROM allocations WHERE listing_id = ${listing.id} AND state <> 'released'`,
  )
  judge('  dates still held afterwards', left?.held, 0)
}

async function race(): Promise<void> {
  const databaseUrl = process.env['DATABASE_URL'] ?? ''
  const fixture = await openFixture(databaseUrl)
  try {
    const steps = { oneUnit, severalUnits, shiftedStays, cancelAgainstApprove, twoApprovals }
    const isThroughput = process.argv.includes('--throughput')
    for (const [name, step] of isThroughput ? [] : Object.entries(steps)) {
      const start = Date.now()
      // New guests for each: only three unpaid bookings of a guest may be open.
      await step(fixture, await manyUsers(fixture, CLIENTS))
      print(`       ${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`)
    }
    const middle = await measureThroughput(fixture, databaseUrl, (api, guest, listing, day) =>
      book(fixture, api, guest, listing, day, 1),
    )
    if (isThroughput) {
      print(JSON.stringify(middle))
      return
    }
  } finally {
    await fixture.close()
  }
  print(failures === 0 ? 'every race came out right' : `${failures} came out wrong`)
  process.exitCode = failures === 0 ? 0 : 1
}

race().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
  process.exitCode = 1
})
