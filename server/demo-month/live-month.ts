import { addDays, addMinutes, type Day, instantAt } from '@/lib/domain/time/days'
import { BANKED_HOSTS } from '@/server/db/seed/people/users'
import { jobHandlersOf } from '@/server/jobs/outbox'
import { sweep } from '@/server/jobs/sweeper'
import { webhookBody } from '@/server/modules/bookings/sandbox-payments/send-webhook'
import type { JobHandlers } from '@/server/modules/platform/outbox/jobs'
import { runDueJobs } from '@/server/modules/platform/outbox/run-due-jobs'
import { Bank } from './bank'
import type { DemoBooking } from './demo-booking'
import {
  bookSettlements,
  chargeOfBank,
  chooseSchedules,
  closeMonth,
  importStatement,
  type Market,
  PROMOTION_CODE,
  payVendors,
  prepareMonth,
  returnPayout,
} from './finance'
import { DAYS_OF_MONTH, DEMO_MONTH, FIRST_DAY, type Marketplace } from './open-marketplace'
import { type PlannedBooking, planBookings } from './plan-bookings'
import { PRESSES } from './presses'

/** Payouts are requested until then, so that what is sent has arrived before the month ends. */
const LAST_PAYOUT_DAY = 28
const DAY_OF_RETURN = 17
const DAY_OF_CHARGE = 20
const DAYS_OF_STATEMENT = 3

interface Moment {
  at: Date
  act: () => Promise<unknown>
}

/**
 * Lives the month by the calls that people make and the timers between them, in the order of time; the month is closed in the
 * first hours of the next one.
 */
export async function liveMonth(
  marketplace: Marketplace,
  { bookings, seed, onDay }: { bookings: number; seed: number; onDay: (day: Day) => void },
): Promise<Bank> {
  const { app, setClock } = marketplace
  const bank = new Bank(app.deps.clock)
  const market: Market = { ...marketplace, bank, hosts: BANKED_HOSTS }
  await prepareMonth(market, FIRST_DAY)
  const planned = planBookings(marketplace, bookings, seed)
  const moments = [
    ...planned.flatMap((one) => momentsOf(market, one)),
    ...Array.from({ length: DAYS_OF_MONTH }, (_, i) => dayOf(market, i + 1, onDay)).flat(),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime())
  for (const { at, act } of moments) {
    setClock(at)
    await act()
  }
  setClock(instantAt(addDays(FIRST_DAY, DAYS_OF_MONTH), '02:00'))
  await closeMonth(market, DEMO_MONTH)
  return bank
}

function momentsOf(market: Market, { booking, kind }: PlannedBooking): Moment[] {
  const starts = { booked: booking.madeAt, arrival: booking.checkInAt, departure: booking.checkOutAt }
  const presses = kind.presses.map(([since, minutes, press]) => ({
    at: addMinutes(starts[since], minutes),
    act: () => named(booking, press, PRESSES[press](market, booking)),
  }))
  return [
    { at: booking.madeAt, act: () => named(booking, 'book', book(market, booking, kind.isPromoted)) },
    ...presses,
  ]
}

/** A call that is refused is a mistake of the month's plan: it says of which booking. */
async function named(booking: DemoBooking, press: string, done: Promise<unknown>): Promise<void> {
  try {
    await done
  } catch (cause) {
    throw new Error(`booking ${booking.number} (${booking.kind}), ${press}: ${cause}`, { cause })
  }
}

async function book({ call, listings }: Market, booking: DemoBooking, isPromoted?: boolean): Promise<void> {
  const { guest, listingId: serviceId, place, checkIn, checkOut, number } = booking
  const listing = listings(place).find(({ plan }) => plan.id === serviceId)
  const made = await call(guest, 'POST /bookings', {
    body: {
      ...{ serviceId, checkIn, checkOut, adults: 1, children: 0, infants: 0, units: 1, addOns: [] },
      paymentType: listing?.terms.paymentType ?? 'fullPayment',
      ...(isPromoted ? { promotionCode: PROMOTION_CODE } : {}),
    },
    idempotencyKey: `demo-month-booking-${number}`,
  })
  Object.assign(booking, { id: made._id, code: made.code })
}

/** The timers of a day, at night with the reconciliation, and the work of finance. */
function dayOf(market: Market, number: number, onDay: (day: Day) => void): Moment[] {
  const day = addDays(FIRST_DAY, number - 1)
  const at = (time: string, act: Moment['act']): Moment => ({ at: instantAt(day, time), act })
  const timers = () => runTimers(market)
  const isPayoutDay = number <= LAST_PAYOUT_DAY + 2
  return [
    at('00:20', async () => onDay(day)),
    ...(number === 1 ? [at('00:25', () => chooseSchedules(market, false))] : []),
    ...(number === LAST_PAYOUT_DAY ? [at('18:00', () => chooseSchedules(market, true))] : []),
    at('03:30', timers),
    at('03:40', () => bookSettlements(market, instantAt(day, '00:00'))),
    ...(isPayoutDay ? [at('10:00', () => payVendors(market))] : []),
    ...(number === DAY_OF_RETURN ? [at('11:00', () => returnPayout(market))] : []),
    ...(number === DAY_OF_CHARGE ? [at('11:00', async () => chargeOfBank(market))] : []),
    at('13:30', timers),
    ...(number % DAYS_OF_STATEMENT === 0 || number === DAYS_OF_MONTH
      ? [at('14:00', () => importStatement(market))]
      : []),
    at('20:30', timers),
  ]
}

/** Every timer, and then what waits in the outbox of the provider and of settlements. Messages to users are not sent. */
async function runTimers({ app }: Market): Promise<void> {
  await sweep(app.deps)
  const handlers: JobHandlers = {
    ...jobHandlersOf(app.deps),
    // The provider and its receiver are one process that listens to nobody.
    sandboxWebhook: async (payload, jobId) => {
      const body = webhookBody(app.deps.config, payload, jobId)
      const answer = await app.inject({
        method: 'POST',
        url: '/api/v1/payments/webhooks/sandbox',
        payload: body,
      })
      if (answer.statusCode >= 400) throw new Error(answer.payload)
      return []
    },
  }
  while ((await runDueJobs(app.deps, handlers, ['sandboxWebhook', 'settlement'])) > 0);
}
