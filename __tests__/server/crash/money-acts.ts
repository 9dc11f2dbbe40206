import { aBookingAt } from '@/__tests__/server/support/bookings'
import { aDisputedStay } from '@/__tests__/server/support/chargebacks'
import { aSigningUnit } from '@/__tests__/server/support/outside/signing-unit'
import { aPaidHost, earn, owe, staySignedIn } from '@/__tests__/server/support/paid-vendors'
import {
  A_SETTLEMENT_FILE,
  aLine,
  aSettlement,
  aSettlementFile,
} from '@/__tests__/server/support/settlements'
import type { Answer, TestApp } from '@/__tests__/server/support/test-app'
import { aHost, anAdmin, type Host, type TestUser } from '@/__tests__/server/support/users'
import { spanOfMonth } from '@/lib/domain/payouts/earnings'
import { payments } from '@/server/db/schema/money/payments'
import { settlementLines } from '@/server/db/schema/money/settlements'
import { jobHandlersOf } from '@/server/jobs/outbox'
import { sweep } from '@/server/jobs/sweeper'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'
import { queueSettlement } from '@/server/modules/money/settlements/queue-settlement'
import { runDueJobs } from '@/server/modules/platform/outbox/run-due-jobs'

/** A vendor who signs documents. */
export const UNIT = aSigningUnit('300000123456003')

/** Takes a step; a repetition is refused or changes nothing. */
export type Press = () => Promise<Answer>

const REASON = { reason: 'The bank wrote so' }
const post = (api: TestApp, as: TestUser, path: string, body: object = {}, key?: string): Press => {
  const headers = key ? { headers: { 'idempotency-key': key } } : {}
  return () => api.call('POST', path, { as, body, ...headers })
}

/** Two admins whose sessions outlast the weeks of a scene. */
async function admins(api: TestApp): Promise<[TestUser, TestUser]> {
  const both: [TestUser, TestUser] = [await anAdmin(api), await anAdmin(api)]
  await staySignedIn(api)
  return both
}

/** A step without which the scene would be another one. */
async function must(step: Press): Promise<Answer> {
  const answer = await step()
  if (answer.status >= 300) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer
}

/** Two approved payouts, and the calls on a bank file of them. */
async function aBankFile(api: TestApp) {
  const [admin, other] = await admins(api)
  const payouts: string[] = []
  for (const host of [await aPaidHost(api), await aPaidHost(api)]) {
    const { body } = await must(post(api, host, '/vender/payouts'))
    payouts.push(body._id)
    await must(post(api, admin, `/admin/payouts/${body._id}/approve`))
  }
  const make = post(api, admin, '/admin/payout-batches')
  /** A file after some steps, and the next one. */
  const after = async (...steps: BatchStep[]) => {
    const { _id } = (await must(make)).body
    for (const step of steps) await must(take(_id, step))
    return (step: BatchStep) => take(_id, step)
  }
  const take = (id: string, step: BatchStep) =>
    post(api, step === 'send' ? admin : other, `/admin/payout-batches/${id}/${step}`)
  return { admin, payouts, make, after }
}
type BatchStep = 'approve' | 'send' | 'pay'

/** What the process does by itself. */
function work(api: TestApp, run: () => Promise<unknown>): Press {
  return async () => {
    // A job that a dead process took is free after its lease.
    api.clock.pass(31)
    await run()
    return { status: 200, headers: {}, body: null }
  }
}

const runJobs = (api: TestApp, kind: 'settlement' | 'einvoice') =>
  runDueJobs(api.app.deps, jobHandlersOf(api.app.deps), [kind])

async function aStayWithPayment(api: TestApp, host?: Host) {
  const stay = await aBookingAt(api, { host, paymentType: 'fullPayment', depositHalalas: 10_000 })
  await stay.byGuest('pay')
  const paid = await api.db.select().from(payments)
  const payment = paid.find(({ bookingId }) => bookingId === stay.booking._id)
  return { gross: payment?.amountHalalas ?? 0, providerId: payment?.providerId ?? '' }
}

async function passTheMonth(api: TestApp): Promise<void> {
  api.clock.set(new Date(spanOfMonth('2026-03').to.getTime() + 3_600_000))
  await sweep(api)
}

/** What comes before each act, and the act. */
export const MONEY_ACTS: Record<string, (api: TestApp) => Promise<Press>> = {
  'a settlement is imported': async (api) => {
    const [admin] = await admins(api)
    const { gross, providerId } = await aStayWithPayment(api)
    const { lines, transferredHalalas } = aSettlement('set-1', [
      ...[aLine('payment', providerId, gross), aLine('payment', providerId, gross)],
      aLine('fee', null, -500),
    ])
    const body = { settlementId: 'set-1', amount: transferredHalalas / 100, day: '2026-03-15' }
    return post(api, admin, '/admin/settlements/files', { ...body, text: aSettlementFile(lines) })
  },
  'a line of a settlement is explained': async (api) => {
    const [admin] = await admins(api)
    await post(api, admin, '/admin/settlements/files', A_SETTLEMENT_FILE)()
    const [line] = await api.db.select().from(settlementLines)
    return post(api, admin, `/admin/settlement-lines/${line?.id}/explain`, { as: 'loss', ...REASON })
  },
  'a chargeback is entered': async (api) => {
    const { open } = await aDisputedStay(api)
    return () => open(400, { reference: 'CB-once' })
  },
  'a chargeback is won': async (api) => {
    const stay = await aDisputedStay(api)
    await stay.open(400)
    return () => stay.decide('win')
  },
  'a chargeback is lost, and owed by the guest again': async (api) => {
    const stay = await aDisputedStay(api)
    await stay.open(400)
    return () => stay.decide('lose', { carrier: 'guest' })
  },
  'a chargeback is accepted after the stay, and the vendor bears it': async (api) => {
    const stay = await aDisputedStay(api)
    api.clock.set(new Date('2026-03-20T12:00:00Z'))
    await stay.byGuest('check-in')
    api.clock.set(new Date('2026-03-26T12:00:00Z'))
    for (let round = 0; round < 3; round += 1) await sweep(api)
    await stay.open(1_000)
    return () => stay.decide('accept', { carrier: 'vendor' })
  },
  'a bank file is made': async (api) => (await aBankFile(api)).make,
  'a bank file is approved': async (api) => (await (await aBankFile(api)).after())('approve'),
  'a bank file is sent': async (api) => (await (await aBankFile(api)).after('approve'))('send'),
  'a bank file is paid': async (api) => (await (await aBankFile(api)).after('approve', 'send'))('pay'),
  'a payout comes back': async (api) => {
    const { admin, payouts, after } = await aBankFile(api)
    await after('approve', 'send', 'pay')
    return post(api, admin, `/admin/payouts/${payouts[0]}/return`, REASON)
  },
  'a vendor is given money': async (api) => {
    const [admin] = await admins(api)
    const { vendorId } = await aPaidHost(api)
    const body = { direction: 'add', amount: 50, ...REASON }
    return post(api, admin, `/admin/earnings/${vendorId}/adjustments`, body, 'a-key-of-this-test')
  },
  'a debt is written off': async (api) => {
    const [admin, other] = await admins(api)
    const host = await aPaidHost(api, 0)
    await owe(api, host, 12_345)
    const proposed = await post(api, admin, `/admin/write-offs/${host.vendorId}`, {
      amount: 123.45,
      ...REASON,
    })()
    return post(api, other, `/admin/adjustments/${proposed.body._id}/approve`)
  },
  'a payout is requested by a schedule': async (api) => {
    const host = await aPaidHost(api, 0)
    await api.call('PUT', '/vender/payout-schedule', { as: host, body: { schedule: 'daily' } })
    await earn(api, host, 30_000)
    api.clock.pass(86_400)
    return work(api, () => sweep(api.app.deps))
  },
  'a settlement is read by the outbox': async (api) => {
    const { gross, providerId } = await aStayWithPayment(api)
    api.payments.settled.push(aSettlement('set-1', [aLine('payment', providerId, gross)]))
    await queueSettlement(api.app.deps, 'set-1')
    return work(api, () => runJobs(api, 'settlement'))
  },
  'a payment is captured and its document signed': async (api) => {
    api.payments.next = 'initiated'
    const { providerId } = await aStayWithPayment(api, await aHost(api, UNIT.vatNumber))
    const report = api.payments.reports.get(providerId)
    if (report) api.payments.reports.set(providerId, { ...report, status: 'paid' })
    return work(api, () => settlePayment(api.app.deps, providerId))
  },
  'an electronic invoice is sent': async (api) => {
    await aStayWithPayment(api, await aHost(api, UNIT.vatNumber))
    return work(api, () => runJobs(api, 'einvoice'))
  },
  'a month is closed': async (api) => {
    const [admin] = await admins(api)
    await aStayWithPayment(api)
    await passTheMonth(api)
    return post(api, admin, '/admin/periods/2026-03/close')
  },
  'a VAT return is filed': async (api) => {
    const [admin] = await admins(api)
    await aStayWithPayment(api)
    await passTheMonth(api)
    const { body } = await api.call('GET', '/admin/vat-returns/2026-03', { as: admin })
    return post(api, admin, '/admin/vat-returns/2026-03/file', { reference: '300123', due: body.due })
  },
}
