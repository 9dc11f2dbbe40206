import { and, eq, inArray, isNull, not, or } from 'drizzle-orm'
import { FAKE_SECRET } from '@/__tests__/server/support/fake-payments'
import { aLine, aSettlementFile } from '@/__tests__/server/support/settlements'
import type { TestApp } from '@/__tests__/server/support/test-app'
import { COST_KINDS } from '@/lib/domain/settlements/settlement'
import { riyadhDay } from '@/lib/domain/time/days'
import { settlementLines } from '@/server/db/schema/money/settlements'
import { jobHandlersOf } from '@/server/jobs/outbox'
import { runDueJobs } from '@/server/modules/platform/outbox/run-due-jobs'
import type { ReportedLine, SettlementReport } from '@/server/ports/payments/settlements-port'
import { transfer } from './provider-transfers'
import { type Actions, REASON, type World } from './world'

export const SETTLEMENT_ACTIONS: Actions = {
  'the provider settles': (world) => settle(world),
  'the provider settles and sends its file at the same time': async (world) => {
    const report = await transfer(world)
    if (!report) return
    await announce(world, report)
    await Promise.all([readSettlements(world.api), upload(world, report)])
  },
  'the provider settles, its answer is lost': async (world) => {
    const report = await transfer(world)
    if (report) await whileUnreadable(world, () => announceAndRead(world, report))
  },
  'the provider settles what does not add up, and corrects it': async (world) => {
    const report = await transfer(world)
    if (!report) return
    const { settled } = world.api.payments
    settled[settled.indexOf(report)] = { ...report, transferredHalalas: report.transferredHalalas + 1 }
    await announceAndRead(world, report).finally(() => settled.splice(-1, 1, report))
    await announceAndRead(world, report)
  },
  'the provider settles a payment twice': (world) => settle(world, repeatedPayments(world)),
  'the provider settles what nothing explains': (world) =>
    settle(world, [aLine('refund', `of_another_shop_${world.step}`, -777)]),
  'the provider settles an amount that it does not name': (world) =>
    settle(world, [aLine('adjustment', null, -333)]),
  'an admin reads settlements': async (world) => {
    await world.api.call('POST', '/admin/settlements/read', { as: world.admin, body: {} })
    await readSettlements(world.api)
  },
  'admins explain what waits of settlements': explainLines,
}

/** The provider transfers what it has not settled yet, and announces it; an earlier one whose answer was lost is read again. */
export async function settle(world: World, extra: ReportedLine[] = []): Promise<void> {
  const report = await transfer(world, extra)
  if (report) await announce(world, report)
  await readSettlements(world.api)
}

/** The payment lines that were settled last, once more; the next settlement corrects them. */
const repeatedPayments = ({ api }: World) =>
  (api.payments.settled.at(-1)?.lines ?? []).filter(({ kind }) => kind === 'payment').slice(0, 1)

async function announceAndRead(world: World, report: SettlementReport): Promise<void> {
  await announce(world, report)
  await readSettlements(world.api)
}

const announce = ({ api }: World, { settlementId: id }: SettlementReport) =>
  api.call('POST', '/payments/webhooks/sandbox', {
    body: { type: 'balance_transferred', secret_token: FAKE_SECRET, data: { id, amount: 5 } },
  })

const readSettlements = ({ app }: TestApp) => runDueJobs(app.deps, jobHandlersOf(app.deps), ['settlement'])

async function whileUnreadable({ api }: World, work: () => Promise<unknown>): Promise<void> {
  const { settlements } = api.payments
  const read = settlements?.read
  if (!settlements || !read) throw new Error('the provider has no settlements')
  settlements.read = () => Promise.reject(new Error('the provider cannot be reached'))
  await work().finally(() => {
    settlements.read = read
  })
}

/** The file has the fee of the transfer in none of its lines. */
function upload({ api, admin }: World, { settlementId, transferredHalalas, lines }: SettlementReport) {
  return api.call('POST', '/admin/settlements/files', {
    as: admin,
    body: {
      ...{ settlementId, amount: transferredHalalas / 100, transferFee: 1.15, transferFeeVat: 0.15 },
      ...{ day: riyadhDay(api.clock.now()), text: aSettlementFile(lines.slice(0, -1)) },
    },
  })
}

/** Lines of our payments are payments at the provider; what went elsewhere is a loss. */
async function explainLines({ api, admin, otherAdmin }: World): Promise<void> {
  const { body } = await api.call('GET', '/admin/settlement-lines?state=open', { as: admin })
  for (const { _id, providerPaymentId } of body.data) {
    const as = api.payments.reports.has(providerPaymentId) ? 'payments' : 'loss'
    await api.call('POST', `/admin/settlement-lines/${_id}/take`, { as: otherAdmin, body: {} })
    await api.call('POST', `/admin/settlement-lines/${_id}/explain`, { as: admin, body: { as, ...REASON } })
  }
}

/** What left the clearing account by settlements: payments, less what went back of them. */
export async function sumSettled({ db }: Pick<TestApp, 'db'>): Promise<number> {
  const { kind, state, explainedAs } = settlementLines
  const isPayment = or(eq(explainedAs, 'payments'), and(eq(state, 'matched'), isNull(explainedAs)))
  const lines = await db
    .select()
    .from(settlementLines)
    .where(and(not(inArray(kind, [...COST_KINDS])), isPayment))
  return lines.reduce((sum, { netHalalas, feeHalalas }) => sum + netHalalas + feeHalalas, 0)
}

/** The actions of money that is settled while it is refunded and taken back, with errors of the provider. */
export const SETTLED_STEPS = [
  'vendor approves',
  'guest pays',
  'the provider settles',
  'a bank takes a third back',
  'the provider settles and sends its file at the same time',
  'the provider settles a payment twice',
  'chargebacks are won',
  'guest cancels',
  'timers run',
  'the provider settles, its answer is lost',
  'a minute passes',
  'an admin reads settlements',
  'the provider settles what does not add up, and corrects it',
  'the provider settles what nothing explains',
  'admins explain what waits of settlements',
  'a day passes',
  'timers run',
] as const
