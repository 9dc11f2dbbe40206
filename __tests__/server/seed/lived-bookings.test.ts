import { asc, eq, sql } from 'drizzle-orm'
import { bookStay } from '@/__tests__/server/support/bookings'
import { appForTests, START, TODAY } from '@/__tests__/server/support/test-app'
import { addDays, instantAt } from '@/lib/domain/time/days'
import { type Db, rowsOf } from '@/server/db/db'
import { bookingEvents } from '@/server/db/schema/bookings/bookings'
import { moneyTimers } from '@/server/db/schema/money/ledger'
import { sessions } from '@/server/db/schema/people/sessions'
import { users } from '@/server/db/schema/people/users'
import { makeBookings, type SeedBooking } from '@/server/db/seed/bookings/bookings'
import { insertBookings } from '@/server/db/seed/bookings/rows'
import { insertCatalogue, insertDemoSite } from '@/server/db/seed/catalogue/catalogue'
import { insertListings, makeListings } from '@/server/db/seed/listings/listings'
import { insertUsers } from '@/server/db/seed/people/users'
import { inventedPhotos } from '@/server/db/seed/photos'
import { sendRefunds } from '@/server/modules/bookings/payments/refunds/send-refunds'
import { moveDueMoney } from '@/server/modules/bookings/timers/move-money'
import { runTimers } from '@/server/modules/bookings/timers/run-timers'
import { hashOfToken, newToken } from '@/server/modules/people/accounts/secrets'
import { sandboxPayments } from '@/server/ports/payments/sandbox/sandbox-payments'

const api = appForTests({}, null, (outside) => ({ payments: sandboxPayments(outside, 'a secret') }))

/** The demo's bookings of every kind, one of each. */
function oneOfEachKind(stays: readonly SeedBooking[]): SeedBooking[] {
  const kinds = new Map<string, SeedBooking>()
  for (const stay of stays) {
    const { listing, quote, state } = stay
    const { pricingMode, bookingType } = listing.terms
    const kind = [state, bookingType, quote.paymentType, pricingMode, quote.depositHalalas > 0].join(' ')
    if (!kinds.has(kind)) kinds.set(kind, stay)
  }
  // In the order of the seed: of two that are paid in one instant the first booked has the first document.
  return [...kinds.values()].toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}

/** What is stored of bookings, as lists of rows; ids, codes and what a provider invents are left out. */
const TABLES: Record<string, { where: string; order: string; without: readonly string[] }> = {
  bookings: { where: 'id = $', order: 'id', without: ['code', 'arrival_code'] },
  booking_events: { where: 'booking_id = $', order: 'created_at, to_state', without: ['id'] },
  allocations: { where: 'booking_id = $', order: 'unit_id', without: ['id'] },
  payments: { where: 'booking_id = $', order: 'created_at', without: ['source_hash'] },
  refunds: {
    where: 'payment_id IN (SELECT id FROM payments WHERE booking_id = $)',
    order: 'created_at',
    without: ['id', 'idempotency_key'],
  },
  sandbox_payments: {
    where: 'id IN (SELECT provider_id FROM payments WHERE booking_id = $)',
    order: 'created_at',
    without: [],
  },
  ledger_transactions: { where: 'booking_id = $', order: 'created_at, kind', without: ['id', 'sequence'] },
  ledger_entries: {
    where: 'transaction_id IN (SELECT id FROM ledger_transactions WHERE booking_id = $)',
    order: 'account, amount_halalas',
    without: ['id', 'transaction_id'],
  },
  invoices: { where: 'booking_id = $', order: 'issued_at, series', without: ['id'] },
  money_timers: { where: 'booking_id = $', order: 'kind', without: [] },
}

type Row = Record<string, unknown>
type Stored = Record<string, Row[]>

async function storedOf(db: Pick<Db, 'execute'>, id: string): Promise<Stored> {
  const names = new Map([[id, 'BOOKING']])
  const stored: Stored = {}
  for (const [table, { where, order, without }] of Object.entries(TABLES)) {
    const question = `SELECT to_jsonb(t) AS row FROM ${table} t WHERE ${where.replace('$', `'${id}'`)} ORDER BY ${order}`
    const rows = await rowsOf<{ row: Row }>(db, sql.raw(question))
    if (table === 'bookings') for (const { row } of rows) names.set(String(row['code']), 'CODE')
    if (table === 'payments')
      for (const [i, { row }] of rows.entries()) {
        names.set(String(row['provider_id']), `AT PROVIDER ${i}`)
        names.set(String(row['id']), `PAYMENT ${i}`)
      }
    if (table === 'refunds')
      for (const [i, { row }] of rows.entries()) names.set(String(row['id']), `REFUND ${i}`)
    stored[table] = rows.map(({ row }) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !without.includes(name))),
    )
  }
  // The longest first: one id may begin another.
  const text = [...names]
    .toSorted(([one], [other]) => other.length - one.length)
    .reduce((left, [from, to]) => left.replaceAll(from, to), JSON.stringify(stored))
  return JSON.parse(text)
}

interface Press {
  stay: SeedBooking
  event: string
  role: string
  at: Date
}

test('what the demo stores of a booking of any kind is what the calls and timers of a real one write', async () => {
  const tx = api.db
  const photos = inventedPhotos()
  const seedListings = makeListings(photos, TODAY)
  const stays = oneOfEachKind(makeBookings(seedListings, START).stays)
  expect(stays.length).toBeGreaterThan(12)
  await insertUsers(tx, START)
  await insertCatalogue(tx, photos)
  await insertDemoSite(tx, photos)
  await insertListings(tx, seedListings)
  const { seeded, presses, timers } = await seedAndForget(stays)
  const live = await aLife()
  const moments = [
    ...presses.map((press) => ({ at: press.at, act: () => live.press(press) })),
    ...timers.map((at) => ({ at, act: live.timers })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime())
  for (const { at, act } of moments) {
    api.clock.set(at)
    await act()
  }
  for (const [i, stay] of stays.entries()) {
    expect([stay.id, await storedOf(tx, live.idOf(stay))]).toEqual([stay.id, seeded[i]])
  }
}, 240_000)

/** The rows of the seed, read in a transaction that is undone, with the presses and the timers that led to them. */
async function seedAndForget(stays: readonly SeedBooking[]) {
  const undone = new Error('undone')
  let read: { seeded: Stored[]; presses: Press[]; timers: Date[] } | undefined
  const seeding = api.db.transaction(async (tx) => {
    await insertBookings(tx, stays, [], START)
    const seeded = []
    for (const { id } of stays) seeded.push(await storedOf(tx, id))
    const done = await tx.selectDistinct({ at: moneyTimers.doneAt }).from(moneyTimers)
    read = { seeded, presses: await pressesOf(tx, stays), timers: done.flatMap(({ at }) => at ?? []) }
    throw undone
  })
  await expect(seeding).rejects.toBe(undone)
  if (!read) throw new Error('nothing was read')
  return read
}

async function pressesOf(db: Pick<Db, 'select'>, stays: readonly SeedBooking[]): Promise<Press[]> {
  const rows = await Promise.all(
    stays.map(async (stay) => {
      const events = await db
        .select()
        .from(bookingEvents)
        .where(eq(bookingEvents.bookingId, stay.id))
        .orderBy(asc(bookingEvents.createdAt), asc(bookingEvents.id))
      return events.map(({ event, role, createdAt: at }) => ({ stay, event, role, at }))
    }),
  )
  return rows.flat()
}

/** Presses of both sides of every booking and the timers, at the instant of the clock. */
async function aLife() {
  const ids = new Map<string, string>()
  const idOf = ({ id }: SeedBooking) => ids.get(id) ?? ''
  const tokens = new Map<string, string>()
  for (const { id: userId } of await api.db.select({ id: users.id }).from(users)) {
    const token = newToken()
    tokens.set(userId, token)
    const [createdAt, expiresAt] = [-365, 365].map((days) => instantAt(addDays(TODAY, days), '12:00'))
    if (createdAt && expiresAt)
      await api.db.insert(sessions).values({ tokenHash: hashOfToken(token), userId, createdAt, expiresAt })
  }
  const as = (userId: string) => ({ id: userId, phone: '', token: tokens.get(userId) ?? '' })
  const post = async (path: string, userId?: string, body?: object) => {
    const answer = await api.call('POST', path, { ...(userId ? { as: as(userId) } : {}), body })
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const book = async ({ id, listing, guest, period, party, units, quote }: SeedBooking) => {
    const { mode: _mode, ...dates } = period
    const asked = { ...dates, ...party, units, paymentType: quote.paymentType }
    const { checkIn, checkOut, ...byHour } = { ...asked, checkIn: undefined, checkOut: undefined, ...dates }
    const answer = await bookStay(api, as(guest.id), listing.plan.id, { ...byHour, checkIn, checkOut })
    if (answer.status !== 201) throw new Error(`${id}: ${JSON.stringify(answer.body)}`)
    ids.set(id, answer.body._id)
  }
  const pay = async (stay: SeedBooking) => {
    const path = `/bookings/${idOf(stay)}/pay`
    const { payment } = await post(path, stay.guest.id, {})
    await post(`/payments/sandbox/${payment.actionUrl.split('/').at(-1)}/choose`, undefined, {
      method: 'mada',
      outcome: 'approved',
    })
    await post(`${path}/check`, stay.guest.id)
  }
  return {
    idOf,
    press: async ({ stay, event, role }: Press) => {
      if (event === 'create') return book(stay)
      if (event === 'pay') return pay(stay)
      const call = event.replace('_unpaid', '').replace('_', '-')
      const isVendor = role === 'vendor'
      const path = `${isVendor ? '/vender' : ''}/bookings/${idOf(stay)}/${call}`
      await post(path, isVendor ? stay.listing.plan.owner.id : stay.guest.id)
    },
    timers: async () => {
      await runTimers(api.app.deps)
      await moveDueMoney(api.app.deps)
      await sendRefunds(api.app.deps)
    },
  }
}
