import { FAKE_SECRET, type StoredReport } from '@/__tests__/server/support/fake-payments'
import { sweep } from '@/server/jobs/sweeper'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'
import type { PaymentReport } from '@/server/ports/payments/port'
import { type Actions, stayAt, type World } from './world'

/** By which the amount differs that the provider names or captures. */
const OTHER = 1_000

/** A provider that is slow, silent or lies, and whose later word is the true one. */
export const PROVIDER_ACTIONS: Actions = {
  'the provider is silent while timers run': (world) =>
    whileFinding(world, () => Promise.reject(new Error('the provider is silent')), sweepOrFail),
  'the provider knows no payment while timers run': (world) =>
    whileFinding(world, async () => null, sweepOrFail),
  'the provider answers slowly while the guest cancels': (world, at) =>
    whileAnswerIsSlow(world, () => stayAt(world, at).byGuest('cancel')),
  'the provider answers slowly while another card pays': (world, at) =>
    whileAnswerIsSlow(world, () => stayAt(world, at).byGuest('pay', { source: `other_${at}` })),
  'the provider answers slowly while the dates move': (world, at) =>
    whileAnswerIsSlow(world, () =>
      stayAt(world, at).byGuest('dates', { checkIn: '2026-03-20', checkOut: '2026-03-21' }),
    ),
  'the provider takes back that it was paid': (world) => lie(world, 'paid', () => ({ status: 'failed' })),
  'the provider names another amount': (world) =>
    lie(world, 'initiated', ({ amountHalalas }) => ({
      status: 'paid',
      amountHalalas: amountHalalas + OTHER,
    })),
  'the provider captures another amount': captureOther,
  'the provider reports a payment that nobody began': async ({ api, step }) => {
    const providerId = `fake_of_nobody_${step}`
    const report = { providerId, status: 'paid', amountHalalas: 4_321, currency: 'SAR' } as const
    api.payments.reports.set(providerId, { ...report, actionUrl: null, declineReason: null })
    await settlePayment(api.app.deps, providerId)
  },
  'a webhook lies about each payment': async ({ api }) => {
    for (const { providerId: id, amountHalalas } of api.payments.reports.values())
      for (const amount of [amountHalalas, amountHalalas + 1]) {
        const data = { id, amount, currency: 'SAR', status: 'paid' }
        const body = { type: 'payment_paid', secret_token: FAKE_SECRET, data }
        await api.call('POST', '/payments/webhooks/sandbox', { body })
      }
  },
  'admins decide on captures that nothing explains': decideUnmatched,
}

type Find = World['api']['payments']['find']

async function whileFinding(world: World, find: Find, work: (world: World) => Promise<unknown>) {
  const { payments } = world.api
  const known = payments.find
  payments.find = find
  await work(world).finally(() => {
    payments.find = known
  })
}

/** Timers that the provider does not answer fail with its error, and nothing else does. */
async function sweepOrFail({ api }: World): Promise<void> {
  await sweep(api.app.deps).catch((error: unknown) => {
    if (!JSON.stringify(messagesOf(error)).includes('the provider is silent')) throw error
  })
}

function messagesOf(error: unknown): unknown[] {
  if (error instanceof AggregateError) return error.errors.flatMap(messagesOf)
  return [error instanceof Error ? error.message : error]
}

/** The provider is asked about every payment, and its answers arrive after something else was done. */
async function whileAnswerIsSlow({ api }: World, meanwhile: () => Promise<unknown>): Promise<void> {
  const { payments } = api.app.deps
  const reports: (PaymentReport | null)[] = []
  for (const providerId of [...api.payments.reports.keys()]) reports.push(await payments.find(providerId))
  await meanwhile()
  for (const report of reports) {
    const slow = { ...payments, find: async () => report }
    if (report) await settlePayment({ ...api.app.deps, payments: slow }, report.providerId)
  }
}

/** The provider reports something else of payments of a status for a while. */
async function lie(
  { api }: World,
  status: PaymentReport['status'],
  wordOf: (report: StoredReport) => Partial<PaymentReport>,
) {
  const { payments } = api.app.deps
  for (const report of [...api.payments.reports.values()]) {
    if (report.status !== status) continue
    const find = async () => ({ ...report, refundedHalalas: 0, isOurs: true, ...wordOf(report) })
    await settlePayment({ ...api.app.deps, payments: { ...payments, find } }, report.providerId)
  }
}

/** Of the first payment that waits another amount is captured than was ordered. */
async function captureOther({ api }: World): Promise<void> {
  const waiting = [...api.payments.reports.values()].find(({ status }) => status === 'initiated')
  if (!waiting) return
  const { providerId, amountHalalas } = waiting
  const captured = { ...waiting, status: 'paid', amountHalalas: amountHalalas + OTHER } as const
  api.payments.reports.set(providerId, captured)
  await settlePayment(api.app.deps, providerId)
}

/** All go back to who paid them. */
export async function decideUnmatched({ api, admin }: World): Promise<void> {
  const { body } = await api.call('GET', '/admin/unmatched-payments?only=waiting', { as: admin })
  for (const { _id } of body.data)
    await api.call('POST', `/admin/unmatched-payments/${_id}/retry`, { as: admin, body: {} })
}

/** The actions of a provider that is not to be believed, over attempts that wait. */
export const LIES = [
  'vendor approves',
  'guest pays, the answer is open',
  'a webhook lies about each payment',
  'the provider names another amount',
  'a minute passes',
  'the provider answers slowly while another card pays',
  'the provider takes back that it was paid',
  'the provider reports a payment that nobody began',
  'the provider captures another amount',
  'the provider settles',
  'admins decide on captures that nothing explains',
  'minutes pass',
  'the provider is silent while timers run',
  'the provider knows no payment while timers run',
  'the provider answers slowly while the guest cancels',
  'timers run',
  'admins explain what waits of settlements',
] as const
