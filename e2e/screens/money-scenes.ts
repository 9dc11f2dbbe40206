import { type APIRequestContext, expect } from '@playwright/test'
import { bookStay, findStay } from '../support/bookings'
import { ADMIN_PHONE, newPhone, openSession, SECOND_ADMIN_PHONE, signUp } from '../support/fixtures'
import { weekend } from '../support/stay-days'
import { readList } from './addresses'

/** Weeks in which the seeded market has chalets left, each with enough of them for the scenes that begin beside each other. */
const WEEKS = { entered: 11, settled: 12, cases: 13 } as const

/** What a bank charged back, in the order in which it is entered. */
const CASES = [
  { cause: 'not_as_described', ending: null },
  { cause: 'fraud', ending: 'send-evidence' },
  { cause: 'duplicate', ending: 'win' },
] as const

/** A booking that a new guest has paid; the admin is signed in again afterwards. */
async function paidBooking(admin: APIRequestContext, weeksAhead: number) {
  await signUp(admin, newPhone())
  const options = { paymentType: 'fullPayment', bookingType: 'instant', type: 'Chalets' }
  const stay = await findStay(admin, weekend(weeksAhead), options)
  const { _id, code } = await bookStay(admin, stay, 'fullPayment')
  const question = { clientId: crypto.randomUUID(), body: 'هل يمكن الدخول في الثانية ظهرًا؟' }
  const opened = await admin.post('/api/v1/conversations', { data: { serviceId: stay.card._id } })
  await admin.post(`/api/v1/conversations/${(await opened.json())._id}/messages`, { data: question })
  const begun = await (await admin.post(`/api/v1/bookings/${_id}/pay`)).json()
  const id = begun.payment.actionUrl.split('/').at(-1)
  const choice = { method: 'mada', outcome: 'approved' }
  await admin.post(`/api/v1/payments/sandbox/${id}/choose`, { data: choice })
  expect((await admin.post(`/api/v1/bookings/${_id}/pay/check`)).ok()).toBe(true)
  await openSession(admin, ADMIN_PHONE)
  const { data } = await readList(admin, `admin/chargebacks/payments?q=${code}`)
  return { code, payment: data[0] }
}

/** The code of a booking whose payment no bank has taken back. */
export async function paymentToCharge(admin: APIRequestContext): Promise<string> {
  const { code } = await paidBooking(admin, WEEKS.entered)
  return `/admin/chargebacks?state=all&q=${code}`
}

/** One chargeback that waits, one whose evidence was sent, one that was won. */
export async function chargebacks(admin: APIRequestContext): Promise<string> {
  const known = await readList(admin, 'admin/chargebacks?state=won')
  for (const [at, { cause, ending }] of known.total > 0 ? [] : CASES.entries()) {
    const { payment } = await paidBooking(admin, WEEKS.cases + at)
    const evidenceBy = new Date(Date.now() + (7 + at) * 86_400_000).toISOString().slice(0, 10)
    const data = { payment: payment._id, reference: `CB-${payment._id.slice(0, 8)}`, amount: payment.left }
    const entered = await admin.post('/api/v1/admin/chargebacks', { data: { ...data, cause, evidenceBy } })
    expect(entered.status()).toBe(201)
    const path = `/api/v1/admin/chargebacks/${(await entered.json())._id}`
    if (ending === 'send-evidence') await admin.post(`${path}/${ending}`)
    if (ending === 'win')
      await admin.post(`${path}/decide`, { data: { event: ending, reason: 'البنك أعاد المبلغ' } })
  }
  return '/admin/chargebacks'
}

const HEAD = 'payment_id,type,currency,amount,net_amount,fee,vat,total_fee,transaction_date'

/** A settlement of a payment of ours, and of three lines that nothing of ours explains. */
export async function settlements(admin: APIRequestContext): Promise<string> {
  const known = await readList(admin, 'admin/settlements?q=set-000123')
  if (known.total > 0) return '/admin/settlements'
  const { payment } = await paidBooking(admin, WEEKS.settled)
  const at = new Date().toISOString().slice(0, 16)
  const lines = [
    [payment.providerId, 'payment', payment.amount, 17.25, 2.25],
    ['pay_of_another_shop', 'payment', 1250, 23, 3],
    [payment.providerId, 'refund', -100, 0, 0],
    ['', 'correction', -57.5, 0, 0],
  ] as const
  const text = lines.map(([id, type, amount, fee, vat]) =>
    [id, type, 'SAR', amount, amount - fee, fee - vat, vat, fee, at].join(','),
  )
  const amount = lines.reduce((sum, [, , moved, fee]) => sum + Math.round((moved - fee) * 100), 0) / 100
  const about = { settlementId: 'set-000123', reference: 'MOYASAR-000123', day: at.slice(0, 10) }
  const data = { ...about, amount, transferFee: 0, transferFeeVat: 0, text: [HEAD, ...text].join('\n') }
  const imported = await admin.post('/api/v1/admin/settlements/files', { data })
  expect(imported.status()).toBe(201)
  const bank = [
    'date,amount,description,reference,account',
    `${about.day},${amount},SARIE CREDIT,MOYASAR-000123,SA0380000000608010167519`,
    `${about.day},-1840.50,حوالة صادرة إلى مؤسسة النخيل,OUT-7781,SA0380000000608010167519`,
    `${about.day},-11.50,BANK CHARGES,,SA0380000000608010167519`,
  ]
  await admin.post('/api/v1/admin/bank-statement/files', { data: { text: bank.join('\n') } })
  return '/admin/settlements'
}

export const settlementLines = (query: string) => async (admin: APIRequestContext) => {
  await settlements(admin)
  return `/admin/settlement-lines${query}`
}

export const bankStatement = (query: string) => async (admin: APIRequestContext) => {
  await settlements(admin)
  return `/admin/bank-statement${query}`
}

/** The demo's hosts whose guests have left; those of them with earnings request them. */
const HOSTS_WITH_EARNINGS = ['500000011', '500000012', '500000013', '500000014']

/** Payouts that wait for approval, and as many in a bank file as another admin has made of one. */
export async function payouts(admin: APIRequestContext): Promise<string> {
  if ((await readList(admin, 'admin/payouts?state=all')).total > 0) return '/admin/payouts'
  for (const phone of HOSTS_WITH_EARNINGS) {
    await openSession(admin, phone)
    await admin.post('/api/v1/vender/payouts')
  }
  await openSession(admin, SECOND_ADMIN_PHONE)
  const { data } = await readList(admin, 'admin/payouts')
  await admin.post(`/api/v1/admin/payouts/${data.at(-1)._id}/approve`)
  expect((await admin.post('/api/v1/admin/payout-batches')).status()).toBe(201)
  await openSession(admin, ADMIN_PHONE)
  return '/admin/payouts'
}

export async function payoutBatches(admin: APIRequestContext): Promise<string> {
  await payouts(admin)
  return '/admin/payout-batches'
}

interface ListedPeriod {
  period: string
  state: string
  due: number
}

const vatPeriods = async (admin: APIRequestContext, kind: 'month' | 'quarter'): Promise<ListedPeriod[]> =>
  (await readList(admin, `admin/vat-returns?kind=${kind}`)).data

/** The newest quarter that can be filed, or that goes on. */
export async function openQuarter(admin: APIRequestContext): Promise<string> {
  const quarters = await vatPeriods(admin, 'quarter')
  const open = quarters.find(({ state }) => state === 'open') ?? quarters[0]
  return `/admin/vat-returns/${open?.period}`
}

/** The quarter of the newest month that is over, which is filed by itself. */
export async function coveredQuarter(admin: APIRequestContext): Promise<string> {
  const covered = async () =>
    (await vatPeriods(admin, 'quarter')).find(({ state }) => state === 'covered')?.period
  const month = (await vatPeriods(admin, 'month')).find(({ state }) => state === 'open')
  if (month && !(await covered()))
    await admin.post(`/api/v1/admin/vat-returns/${month.period}/file`, {
      data: { reference: '300012345600003', due: month.due },
    })
  return `/admin/vat-returns/${await covered()}`
}

/** The oldest month that is not closed, the only one that can be. */
export async function oldestOpenMonth(admin: APIRequestContext): Promise<string> {
  const { data } = await readList(admin, 'admin/periods')
  const open = data.findLast(({ state }: { state: string }) => state !== 'closed')
  return `/admin/periods?month=${open.month}`
}
