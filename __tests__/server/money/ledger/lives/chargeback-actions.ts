import { eq, ne } from 'drizzle-orm'
import { chargebacks, payments } from '@/server/db/schema/money/payments'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'
import { type Actions, REASON, stayAt, type World } from './world'

export const CHARGEBACK_ACTIONS: Actions = {
  'a bank takes a payment back': (world, at) => open(world, at, 1),
  'a bank takes a third back': (world, at) => open(world, at, 1 / 3),
  'a bank takes a payment back twice at once': (world, at) =>
    Promise.all([open(world, at, 1), open(world, at, 1)]),
  'the provider counts what banks took': countAtProvider,
  'chargebacks are won': (world) => decideChargebacks(world, 'win'),
  'chargebacks are lost': (world) => decideChargebacks(world, 'lose', 0),
  'chargebacks are accepted and borne by Diyar': (world) => decideChargebacks(world, 'accept', 1),
}

/** A bank takes back a part of the first card payment of a booking that has one left. */
async function open(world: World, at: number, share: number): Promise<void> {
  const { api, admin } = world
  const { code } = stayAt(world, at).booking
  const { body } = await api.call('GET', `/admin/chargebacks/payments?q=${code}`, { as: admin })
  const payment = body.data.find((one: { left: number }) => one.left > 0)
  if (!payment) return
  const reference = `CB-${world.step}-${at}-${Math.round(share * 10)}`
  const amount = Math.max(0.01, Math.floor(payment.left * share * 100) / 100)
  const notice = { payment: payment._id, reference, amount, cause: 'fraud', evidenceBy: dayAhead(world) }
  await api.call('POST', '/admin/chargebacks', { as: admin, body: notice })
}

const dayAhead = ({ api }: World) =>
  new Date(api.clock.now().getTime() + 10 * 86_400_000).toISOString().slice(0, 10)

/** From now on the provider counts chargebacks among refunds, and forgets those that were won. */
async function countAtProvider({ api }: World): Promise<void> {
  const taken = await api.db
    .select({ providerId: payments.providerId, amount: chargebacks.amountHalalas, state: chargebacks.state })
    .from(chargebacks)
    .innerJoin(payments, eq(payments.id, chargebacks.paymentId))
  const counts = new Map<string, number>()
  for (const { providerId, amount, state } of taken)
    counts.set(providerId, (counts.get(providerId) ?? 0) + (state === 'won' ? 0 : amount))
  for (const [providerId, halalas] of counts) {
    api.payments.byHand.set(providerId, halalas)
    await settlePayment(api.app.deps, providerId)
  }
}

/** Decides all chargebacks that are open; of those who may bear one the `nth`. What waits for something else is an answer too. */
export async function decideChargebacks(
  { api, admin }: World,
  event: 'win' | 'lose' | 'accept',
  nth = 0,
): Promise<void> {
  const { body } = await api.call('GET', '/admin/chargebacks?state=all', { as: admin })
  for (const { _id, carriers } of body.data) {
    const carrier = carriers[nth % carriers.length]
    const decision = { event, ...(event === 'win' ? {} : { carrier }), ...REASON }
    await api.call('POST', `/admin/chargebacks/${_id}/decide`, { as: admin, body: decision })
  }
}

/** What the provider has less because of chargebacks: all but those that were won. */
export async function takenByBanks({ db }: Pick<World['api'], 'db'>): Promise<number> {
  const lost = await db.select().from(chargebacks).where(ne(chargebacks.state, 'won'))
  return lost.reduce((sum, one) => sum + one.amountHalalas, 0)
}

/** The actions of payments that banks take back before the stay and after it, while refunds and payouts are on their way. */
export const BANK_STEPS = [
  'vendor approves',
  'guest pays',
  'a bank takes a third back',
  'the provider counts what banks took',
  'chargebacks are lost',
  'guest pays the rest',
  'an hour before arrival comes',
  'guest checks in',
  'departure comes',
  'a day passes',
  'timers run',
  'vendor requests a payout',
  'a bank takes a payment back',
  'guest wants an exception',
  'admin grants a third',
  'timers run',
  'chargebacks are accepted and borne by Diyar',
  'a bank takes a third back',
  'chargebacks are lost',
] as const
