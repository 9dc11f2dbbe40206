import fc from 'fast-check'
import { BOOKING_STATES, type BookingState, initialState } from '@/lib/domain/booking/lifecycle'
import { eventRefusal, type MovingStay } from '@/lib/domain/booking/moment'
import { allocations } from '@/server/db/schema/allocations'
import { sweep } from '@/server/jobs/sweeper'
import type { PlaceWishes } from '../support/places'
import { aStayAt } from '../support/stays'
import { appForTests } from '../support/test-app'

const api = appForTests()

type Stay = Awaited<ReturnType<typeof aStayAt>>

/** What the lifecycle table says of one booking, kept beside the real one. */
interface Model {
  state: BookingState
  dueNow: number
}

interface Real {
  stay: Stay
}

/** The table's verdict on a call, from what the two pages say of its instants. */
async function verdict(
  model: Model,
  { stay }: Real,
  event: Parameters<typeof eventRefusal>[1],
  role: 'guest' | 'vendor',
) {
  const page = await stay.seenByGuest()
  const date = (text: string | null) => (text === null ? null : new Date(text))
  const moving: MovingStay = {
    state: model.state,
    checkInAt: new Date(page.checkInAt),
    checkOutAt: new Date(page.checkOutAt),
    expiresAt: date(page.expiresAt),
    freeCancellationUntil: date(page.freeCancellationUntil),
    paidHalalas: page.paid * 100,
    bookingType: page.bookingType,
  }
  return eventRefusal(moving, event, role, api.clock.now())
}

/** Both sides read the state of the model, and the dates are held exactly while the table says so. */
async function agree(model: Model, { stay }: Real): Promise<void> {
  expect((await stay.seenByGuest()).status).toBe(model.state)
  expect((await stay.seenByVendor()).status).toBe(model.state)
  const rows = await api.db.select().from(allocations)
  const own = rows.filter((row) => row.bookingId === stay.booking._id)
  expect([...new Set(own.map((row) => row.state))]).toEqual([BOOKING_STATES[model.state].dates])
}

class Call implements fc.AsyncCommand<Model, Real> {
  constructor(
    readonly name: string,
    readonly event: Parameters<typeof eventRefusal>[1],
    readonly role: 'guest' | 'vendor',
    readonly to: (model: Model) => BookingState,
    readonly body?: (stay: Stay) => Promise<object>,
  ) {}
  check = () => true
  async run(model: Model, real: Real) {
    const why = await verdict(model, real, this.event, this.role)
    const by = this.role === 'guest' ? real.stay.byGuest : real.stay.byVendor
    const answer = await by(this.name, await this.body?.(real.stay))
    if (why) expect([this.name, answer.body.code]).toEqual([this.name, why])
    else {
      expect([this.name, answer.status]).toEqual([this.name, 200])
      model.state = this.to(model)
    }
    await agree(model, real)
  }
  toString = () => `${this.role} ${this.name}`
}

/** Time passes and the timers run: what waits too long expires, what is over ends. */
class Pass implements fc.AsyncCommand<Model, Real> {
  constructor(readonly hours: number) {}
  check = () => true
  async run(model: Model, real: Real) {
    const { expiresAt, checkOutAt } = await real.stay.seenByGuest()
    api.clock.pass(this.hours * 3600)
    const now = api.clock.now()
    if (expiresAt && now >= new Date(expiresAt)) {
      model.state = model.state === 'requested' ? 'expired' : 'payment_expired'
    }
    const isThere = model.state === 'confirmed' || model.state === 'checked_in'
    if (isThere && now >= new Date(checkOutAt)) model.state = 'completed'
    await sweep(api)
    await agree(model, real)
  }
  toString = () => `${this.hours} hours pass`
}

const why = async () => ({ reason: 'Why not' })
const code = async (stay: Stay) => ({ code: (await stay.seenByGuest()).arrival?.code ?? '0000' })
/** A payment is answered again when it was captured; the model only pays what waits for it. */
class Pay extends Call {
  override check = () => true
  override async run(model: Model, real: Real) {
    if (model.state === 'confirmed') return
    await super.run(model, real)
  }
}

const COMMANDS = [
  fc.constant(
    new Call('approve', 'approve', 'vendor', ({ dueNow }) => (dueNow > 0 ? 'awaiting_payment' : 'confirmed')),
  ),
  fc.constant(new Call('reject', 'reject', 'vendor', () => 'rejected', why)),
  fc.constant(new Pay('pay', 'pay', 'guest', () => 'confirmed')),
  fc.constant(new Call('cancel', 'cancel', 'guest', () => 'cancelled_by_guest')),
  fc.constant(new Call('cancel', 'cancel', 'vendor', () => 'cancelled_by_vendor', why)),
  fc.constant(new Call('check-in', 'check_in', 'guest', () => 'checked_in')),
  fc.constant(new Call('check-in', 'check_in', 'vendor', () => 'checked_in', code)),
  fc.constant(new Call('check-out', 'check_out', 'guest', () => 'completed')),
  fc.constant(new Call('no-show', 'no_show', 'vendor', () => 'no_show')),
  fc.constantFrom(1, 5, 20, 100, 117).map((hours) => new Pass(hours)),
]

const PLACES: PlaceWishes[] = [
  { bookingType: '24-Hour', paymentType: 'fullPayment' },
  { bookingType: '24-Hour', paymentType: 'payAtCheckin' },
  { bookingType: 'instant', paymentType: 'halfPayment', partialHalalas: 20_000 },
  { bookingType: 'instant', paymentType: 'payAtCheckin' },
]

test('random lives of a booking agree with the lifecycle table, on both sides and in the dates', async () => {
  const start = api.clock.now()
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...PLACES),
      fc.commands(COMMANDS, { maxCommands: 12 }),
      async (place, commands) => {
        api.clock.set(start)
        const stay = await aStayAt(api, place)
        const dueNow = stay.booking.dueNow
        const state = initialState(place.bookingType ?? 'instant', dueNow)
        await fc.asyncModelRun(() => ({ model: { state, dueNow }, real: { stay } }), commands)
      },
    ),
    { numRuns: 25, seed: 20261121 },
  )
}, 240_000)
