import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'
import { type Actions, REASON, stayAt, type World } from './world'

export const PAYMENT_ACTIONS: Actions = {
  'guest pays': (world, at) => stayAt(world, at).byGuest('pay', { source: 'test_accepted' }),
  'guest pays twice at once': (world, at) =>
    Promise.all([stayAt(world, at).byGuest('pay'), stayAt(world, at).byGuest('pay')]),
  'the card is declined': (world, at) => stayAt(world, at).byGuest('pay', { source: 'test_declined' }),
  'guest pays, the answer is open': (world, at) =>
    whileProvider(world, 'initiated', () => stayAt(world, at).byGuest('pay', { source: `slow_${at}` })),
  'guest pays, the provider is down': (world, at) =>
    whileProvider(world, null, () => stayAt(world, at).byGuest('pay', { source: 'unreachable' })),
  'guest pays the rest': (world, at) => stayAt(world, at).byGuest('pay', { purpose: 'rest' }),
  'guest pays the rest, the answer is open': (world, at) =>
    whileProvider(world, 'initiated', () =>
      stayAt(world, at).byGuest('pay', { purpose: 'rest', source: `slow_rest_${at}` }),
    ),
  "guest pays, the provider's answer is lost": (world, at) =>
    whileAnswersAreLost(world, 'start', () => stayAt(world, at).byGuest('pay', { source: 'lost' })),
  'guest pays the difference': (world, at) =>
    stayAt(world, at).byGuest('pay', { purpose: 'difference', source: 'test_difference' }),
  'guest pays the difference, the answer is open': (world, at) =>
    whileProvider(world, 'initiated', () =>
      stayAt(world, at).byGuest('pay', { purpose: 'difference', source: `slow_difference_${at}` }),
    ),
  'guest pays the difference with balance and card, the answer is open': (world, at) =>
    whileProvider(world, 'initiated', () =>
      stayAt(world, at).byGuest('pay', { purpose: 'difference', source: 'both', balancePart: 55.55 }),
    ),
  'the provider reports': reportAll,
  'admin adds to a balance': (world, at) =>
    world.api.call('POST', `/admin/balances/${stayAt(world, at).guest.id}/adjustments`, {
      as: world.admin,
      body: { direction: 'add', amount: 400, ...REASON },
      headers: { 'idempotency-key': `step-${world.step}` },
    }),
  'guest pays from the balance': (world, at) => stayAt(world, at).byGuest('pay', { from: 'balance' }),
  'guest pays the rest from the balance': (world, at) =>
    stayAt(world, at).byGuest('pay', { from: 'balance', purpose: 'rest' }),
  'guest pays with balance and card': (world, at) =>
    stayAt(world, at).byGuest('pay', { source: 'both', balancePart: 123.45 }),
  'guest pays with balance and card, the answer is open': (world, at) =>
    whileProvider(world, 'initiated', () =>
      stayAt(world, at).byGuest('pay', { source: `slow_both_${at}`, balancePart: 123.45 }),
    ),
  'guest pays the rest with balance and card, the answer is open': (world, at) =>
    whileProvider(world, 'initiated', () =>
      stayAt(world, at).byGuest('pay', { purpose: 'rest', source: 'both', balancePart: 77.77 }),
    ),
}

/** What the provider answers to a payment that is begun meanwhile. */
export async function whileProvider(
  { api }: World,
  answer: World['api']['payments']['next'],
  pay: () => Promise<unknown>,
): Promise<void> {
  api.payments.next = answer
  await pay().finally(() => {
    api.payments.next = 'paid'
  })
}

/** The provider does what it is asked, but the connection breaks before its answer. */
export async function whileAnswersAreLost(
  { api }: World,
  name: 'start' | 'refund',
  work: () => Promise<unknown>,
): Promise<void> {
  const { payments } = api
  const known = { start: payments.start, refund: payments.refund }
  const call = known[name] as (order: never) => Promise<unknown>
  const lose = async (order: never) => {
    await call(order)
    throw new Error('the connection broke')
  }
  Object.assign(payments, { [name]: lose })
  await work().finally(() => Object.assign(payments, known))
}

/** The provider reports what it decided meanwhile, twice and in any order. */
export async function reportAll({ api }: World): Promise<void> {
  const reports = [...api.payments.reports.values()]
  for (const report of reports)
    if (report.status === 'initiated')
      api.payments.reports.set(report.providerId, { ...report, status: 'paid' })
  for (const { providerId } of [...reports, ...reports.toReversed()])
    await settlePayment(api.app.deps, providerId)
}

/** The actions of an attempt that is given up for another, while the dates move, and is captured after all. */
export const GIVEN_UP_ATTEMPT = [
  'vendor approves',
  'guest pays, the answer is open',
  'guest lengthens the stay',
  'a minute passes',
  'the card is declined',
  'guest shortens the stay',
  'guest pays, the provider is down',
  'a minute passes',
  'guest pays with balance and card, the answer is open',
  'the provider reports',
  'guest pays',
  'guest pays the rest, the answer is open',
  'guest lengthens the stay',
  'the provider reports',
] as const
