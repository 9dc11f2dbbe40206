import fc from 'fast-check'
import { aBookingAt } from '@/__tests__/server/support/bookings'
import type { ListingOptions } from '@/__tests__/server/support/listings'
import { appForTests, START } from '@/__tests__/server/support/test-app'
import { addDays, riyadhDay } from '@/lib/domain/time/days'
import { allocations } from '@/server/db/schema/bookings/allocations'
import { sessions } from '@/server/db/schema/people/sessions'
import { sweep } from '@/server/jobs/sweeper'
import {
  ARRIVAL,
  asTimePasses,
  DEPARTURE,
  type Deed,
  datesOf,
  type Life,
  newLife,
  verdict,
} from './lifecycle-oracle'

const api = appForTests()

const HOUR_MS = 3_600_000
/** Bookings lived through; the ways through the graph are few, so these meet each of them. */
const LIVES = 25

type Stay = Awaited<ReturnType<typeof aBookingAt>>

/** The oracle's idea of the booking, kept beside the real one. */
interface Model {
  life: Life
  hour: number
}

interface Real {
  stay: Stay
}

/** Both sides read the oracle's state and times, and the dates are taken exactly while it says so. */
async function agree({ life }: Model, { stay }: Real): Promise<void> {
  expect((await stay.seenByGuest()).status).toBe(life.state)
  expect((await stay.seenByVendor()).status).toBe(life.state)
  const { checkInAt, checkOutAt } = await stay.seenByGuest()
  expect([hourOf(checkInAt), hourOf(checkOutAt)]).toEqual([life.arrival, life.departure])
  const rows = await api.db.select().from(allocations)
  const own = rows.filter((row) => row.bookingId === stay.booking._id)
  expect([...new Set(own.map((row) => row.state))]).toEqual([datesOf(life)])
}

const hourOf = (instant: string) => (Date.parse(instant) - START.getTime()) / HOUR_MS

const reason = async () => ({ reason: 'Why not' })
const arrivalCode = async (stay: Stay) => ({ code: (await stay.seenByGuest()).arrival?.code ?? '0000' })

async function nextDay(stay: Stay) {
  const { checkInAt, checkOutAt } = await stay.seenByGuest()
  const later = (instant: string) => addDays(riyadhDay(new Date(instant)), 1)
  return { checkIn: later(checkInAt), checkOut: later(checkOutAt) }
}

interface Call {
  by: 'byGuest' | 'byVendor'
  path: string
  body?: (stay: Stay) => Promise<object>
}

const CALLS: Record<Deed, Call> = {
  'vendor approves': { by: 'byVendor', path: 'approve' },
  'vendor rejects': { by: 'byVendor', path: 'reject', body: reason },
  'vendor cancels': { by: 'byVendor', path: 'cancel', body: reason },
  'vendor checks in': { by: 'byVendor', path: 'check-in', body: arrivalCode },
  'vendor says no-show': { by: 'byVendor', path: 'no-show' },
  'vendor says the guest stayed': { by: 'byVendor', path: 'stayed' },
  'vendor says it is empty': { by: 'byVendor', path: 'free-dates' },
  'guest pays': { by: 'byGuest', path: 'pay' },
  'guest cancels': { by: 'byGuest', path: 'cancel' },
  'guest moves a day later': { by: 'byGuest', path: 'dates', body: nextDay },
  'guest checks in': { by: 'byGuest', path: 'check-in' },
  'guest checks out': { by: 'byGuest', path: 'check-out' },
}

class Do implements fc.AsyncCommand<Model, Real> {
  constructor(readonly deed: Deed) {}
  /** Paying what is paid answers the booking once more: only what waits for a payment is paid here. */
  check = ({ life }: Model) => this.deed !== 'guest pays' || life.state !== 'confirmed'
  async run(model: Model, real: Real) {
    const expected = verdict(model.life, this.deed, model.hour)
    const { by, path, body } = CALLS[this.deed]
    const answer = await real.stay[by](path, await body?.(real.stay))
    if ('refused' in expected) expect([this.deed, answer.body.code]).toEqual([this.deed, expected.refused])
    else {
      expect([this.deed, answer.status]).toEqual([this.deed, 200])
      const { becomes: state, waitsUntil = null, isEmpty = model.life.isEmpty, later = 0 } = expected
      const moved = { arrival: model.life.arrival + later, departure: model.life.departure + later }
      model.life = { ...model.life, ...moved, state, waitsUntil, isEmpty }
    }
    await agree(model, real)
  }
  toString = () => this.deed
}

/** Time passes and the timers run. */
class Pass implements fc.AsyncCommand<Model, Real> {
  constructor(readonly hours: number) {}
  check = () => true
  async run(model: Model, real: Real) {
    model.hour += this.hours
    api.clock.pass(this.hours * 3600)
    model.life = asTimePasses(model.life, model.hour)
    await sweep(api)
    await agree(model, real)
  }
  toString = () => `${this.hours} hours pass`
}

const DEEDS = Object.keys(CALLS) as Deed[]
/** They add up to each edge: a quarter of an hour, 6, 24, an hour before arrival, arrival and departure. */
const PAUSES = [0.2, 0.25, 1, 5, 17, 99, 45]
const COMMANDS = [
  ...DEEDS.map((deed) => fc.constant(new Do(deed))),
  fc.constantFrom(...PAUSES).map((hours) => new Pass(hours)),
]

const PLACES = [
  { bookingType: '24-Hour', paymentType: 'fullPayment' },
  { bookingType: '24-Hour', paymentType: 'payAtCheckin' },
  { bookingType: 'instant', paymentType: 'halfPayment', partialHalalas: 20_000 },
  { bookingType: 'instant', paymentType: 'payAtCheckin' },
] as const satisfies ListingOptions[]

async function begin(place: (typeof PLACES)[number]): Promise<{ model: Model; real: Real }> {
  api.clock.set(START)
  const stay = await aBookingAt(api, place)
  // The session must last as long as the whole run.
  await api.db.update(sessions).set({ expiresAt: new Date(START.getTime() + 60 * 24 * HOUR_MS) })
  const { bookingType, paymentType } = place
  const isPaidFirst = paymentType !== 'payAtCheckin'
  const life = newLife(bookingType === '24-Hour', isPaidFirst, paymentType !== 'fullPayment')
  return { model: { life, hour: 0 }, real: { stay } }
}

test('the hours of the oracle are those of the booking that it judges', async () => {
  const { checkInAt, checkOutAt } = (await begin(PLACES[3])).real.stay.booking
  expect([hourOf(checkInAt), hourOf(checkOutAt)]).toEqual([ARRIVAL, DEPARTURE])
})

test('random lives of a booking agree with the written rules, on both sides and in the dates', async () => {
  const commands = fc.commands(COMMANDS, { maxCommands: 12 })
  const live = async (place: (typeof PLACES)[number], life: Iterable<fc.AsyncCommand<Model, Real>>) => {
    const begun = await begin(place)
    await fc.asyncModelRun(() => begun, life)
  }
  await fc.assert(fc.asyncProperty(fc.constantFrom(...PLACES), commands, live), {
    numRuns: LIVES,
    seed: 20261121,
  })
}, 240_000)

/** The ways that chance seldom takes: each deed at the last moment and just after it. */
test.each<[string, (typeof PLACES)[number], (Deed | number)[]]>([
  [
    'approved a moment before a day is over, paid within six hours',
    PLACES[0],
    [17, 5, 1, 0.75, 'vendor approves', 5, 'guest pays'],
  ],
  ['approved after a day', PLACES[0], [17, 5, 1, 1, 'vendor approves', 'guest cancels']],
  ['unpaid for six hours', PLACES[0], ['vendor approves', 5, 1, 'guest pays']],
  ['unpaid for a quarter of an hour', PLACES[2], [0.25, 'guest pays']],
  [
    'paid after twelve minutes, checked in an hour before arrival',
    PLACES[2],
    [
      ...([0.2, 'guest pays', 99, 17, 5, 0.8, 'guest checks in', 'guest checks out'] as const),
      ...(['vendor says it is empty', 'vendor says it is empty'] as const),
    ],
  ],
  [
    'checked in by its code',
    PLACES[3],
    [99, 17, 5, 1, 'vendor checks in', 'guest cancels', 'vendor says no-show', 45],
  ],
  [
    'cancelled at arrival',
    PLACES[3],
    [99, 17, 5, 1, 1, 'guest cancels', 'vendor cancels', 'vendor says no-show', 45],
  ],
  ['cancelled the hour before', PLACES[3], [99, 17, 5, 1, 'vendor cancels', 'guest checks in']],
  [
    'never arrived, never marked',
    PLACES[1],
    ['vendor approves', 99, 17, 5, 1, 1, 45, 'vendor checks in', 45, 1, 1, 1, 'vendor says no-show'],
  ],
  [
    'moved while a vendor thinks, not when it has agreed',
    PLACES[0],
    ['guest moves a day later', 17, 'vendor approves', 'guest moves a day later', 'guest pays', 99, 5, 1, 1],
  ],
  [
    'paid and moved up to a day before arrival, not after it',
    PLACES[2],
    [
      ...([0.2, 'guest pays', 99, 'guest moves a day later', 17, 5, 1, 0.8] as const),
      ...(['guest moves a day later', 17, 5, 1, 1, 0.25, 'guest moves a day later'] as const),
      ...([17, 5, 1, 'guest checks in', 45] as const),
    ],
  ],
  [
    'unpaid and moved an hour before arrival, and arrived a day later',
    PLACES[3],
    [99, 17, 5, 1, 'guest moves a day later', 1, 'vendor checks in', 17, 5, 'vendor checks in', 45],
  ],
  [
    'never checked in, confirmed by the vendor',
    PLACES[3],
    [99, 17, 5, 1, 1, 'vendor says the guest stayed', 45, 'vendor says the guest stayed'],
  ],
])('%s: as the written rules require', async (_, place, steps) => {
  const { model, real } = await begin(place)
  for (const step of steps) {
    const command = typeof step === 'number' ? new Pass(step) : new Do(step)
    await command.run(model, real)
  }
})
