import { fromSar } from '@/lib/domain/money'
import { type Day, riyadhDay } from '@/lib/domain/time/days'
import type { Bank } from './bank'
import { REASON } from './demo-booking'
import type { Marketplace } from './open-marketplace'

/** With our bank, and the vendors who are paid out. */
export type Market = Marketplace & { bank: Bank; hosts: readonly string[] }

/** What the bank takes once in the month, which nothing of ours explains. */
const BANK_CHARGE_HALALAS = 11_500
const MOST = 50

/** What admins prepare before the month: the rule of farms, and a code. */
export async function prepareMonth({ call, admins: [admin] }: Market, firstDay: Day): Promise<void> {
  await call(admin, 'POST /admin/stay-vat-rules', {
    body: { listingType: 'Farms', accountedBy: 'diyar', holdsFrom: firstDay, reason: REASON },
  })
  await call(admin, 'POST /admin/promotions', {
    body: {
      ...{ code: PROMOTION_CODE, percent: null, amount: 77.77, payer: 'platform', listingTypes: [] },
      ...{
        firstDay,
        lastDay: `${firstDay.slice(0, 7)}-28`,
        minTotal: 0,
        maxUses: 10_000,
        maxUsesPerUser: 100,
      },
    },
  })
}

export const PROMOTION_CODE = 'DEMOMONTH'

/** Vendors with an account at a bank are paid daily, or weekly on Sundays; the companies of the demo have none. */
export async function chooseSchedules({ call, hosts }: Market, isLast: boolean): Promise<void> {
  for (const [i, host] of hosts.entries()) {
    const weekly = { schedule: 'weekly', weekday: 'sunday' } as const
    const body = isLast
      ? ({ schedule: 'onRequest' } as const)
      : i % 2
        ? weekly
        : ({ schedule: 'daily' } as const)
    await call(host, 'PUT /vendor/payout-schedule', { body })
  }
}

/** A day of finance: yesterday's files have arrived, one payout of them comes back, and today's are sent. */
export async function payVendors(market: Market): Promise<void> {
  const { call, bank, admins } = market
  const [admin, other] = admins
  for (const { _id: id } of await payoutsIn(market, 'sent'))
    await call(other, 'POST /admin/payouts/:id/pay', { params: { id } })
  for (const { _id: id } of await payoutsIn(market, 'requested'))
    await call(admin, 'POST /admin/payouts/:id/approve', { params: { id } })
  if ((await payoutsIn(market, 'approved')).length === 0) return
  const { _id: id, number, total } = await call(admin, 'POST /admin/payout-batches')
  await call(other, 'POST /admin/payout-batches/:id/approve', { params: { id } })
  await call(admin, 'POST /admin/payout-batches/:id/send', { params: { id } })
  bank.book(-fromSar(total), `Bulk payment ${number}`)
}

/** A bank of a vendor gives a payout back that had arrived. */
export async function returnPayout(market: Market): Promise<void> {
  const [payout] = await payoutsIn(market, 'paid')
  if (!payout) return
  const { _id: id, number, amount } = payout
  await market.call(market.admins[0], 'POST /admin/payouts/:id/return', {
    ...{ params: { id }, body: { reason: REASON } },
  })
  market.bank.book(fromSar(amount), `Returned ${number}`)
}

async function payoutsIn({ call, admins: [admin] }: Market, state: string) {
  const { data } = await call(admin, 'GET /admin/payouts', { query: { state, pageSize: String(MOST) } })
  return data
}

/** What the provider has transferred is on the account. */
export async function bookSettlements({ app, bank }: Market, since: Date): Promise<void> {
  const { payments } = app.deps
  for (const id of (await payments.settlements?.list(since)) ?? []) {
    const report = await payments.settlements?.read(id)
    if (report && riyadhDay(report.settledAt) === riyadhDay(app.deps.clock.now()))
      bank.book(report.transferredHalalas, `Moyasar ${report.reference}`)
  }
}

/** Finance imports what the bank says, and explains what it charges. */
export async function importStatement({ call, bank, admins: [admin] }: Market): Promise<void> {
  const text = bank.statement()
  if (text === null) return
  await call(admin, 'POST /admin/bank-statement/files', { body: { text } })
  const { data } = await call(admin, 'GET /admin/bank-statement', { query: { state: 'open' } })
  for (const { _id: id, amount } of data) {
    if (fromSar(amount) !== -BANK_CHARGE_HALALAS) continue
    await call(admin, 'POST /admin/bank-statement/:id/take', { params: { id } })
    await call(admin, 'POST /admin/bank-statement/:id/explain', { params: { id }, body: { reason: REASON } })
  }
}

export const chargeOfBank = ({ bank }: Market) => bank.book(-BANK_CHARGE_HALALAS, 'Account charges')

/** The month is over: its return is filed and its books are closed. */
export async function closeMonth({ call, admins: [admin] }: Market, month: string): Promise<void> {
  const { due } = await call(admin, 'GET /admin/vat-returns/:period', { params: { period: month } })
  await call(admin, 'POST /admin/vat-returns/:period/file', {
    ...{ params: { period: month }, body: { reference: 'DEMO-1', due } },
  })
  await call(admin, 'POST /admin/periods/:month/close', { params: { month } })
}
