import { aBookingAt } from '@/__tests__/server/support/bookings'
import { aDisputedStay } from '@/__tests__/server/support/chargebacks'
import { A_CODE } from '@/__tests__/server/support/promotions'
import { A_SETTLEMENT_FILE } from '@/__tests__/server/support/settlements'
import type { TestApp } from '@/__tests__/server/support/test-app'
import { aGuest, anAdmin, type TestUser } from '@/__tests__/server/support/users'
import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import { bankStatementLines } from '@/server/db/schema/money/bank-statement'
import { einvoiceChains, einvoices } from '@/server/db/schema/money/einvoices'
import { invoices } from '@/server/db/schema/money/invoices'
import { noShowRules } from '@/server/db/schema/money/no-show-rules'
import { refunds, unmatchedPayments } from '@/server/db/schema/money/payments'
import { rates } from '@/server/db/schema/money/rates'
import { settlementLines } from '@/server/db/schema/money/settlements'
import { stayVatRules } from '@/server/db/schema/money/stay-vat-rules'
import { sweep } from '@/server/jobs/sweeper'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'
import { writeAdjustment } from '@/server/modules/money/balance/adjustment-store'
import { type AdminCalls, REASON } from './admin-call'

const A_RULE = { accountedBy: 'nobody', holdsFrom: '2026-04-01', ...REASON }
const A_NO_SHOW_RULE = { afterHours: 6, chargedPercent: 50, holdsFrom: '2026-04-01', ...REASON }
const A_STATEMENT = { text: 'date,amount,description\n2026-03-16,-5.75,Charge' }
const A_RATE = { kind: 'vat', percent: 12.5, holdsFrom: '2026-04-01', ...REASON }

/** The changing calls of admins on refunds, balances, discount codes and rates. */
export const MONEY_CALLS: AdminCalls = {
  'POST /admin/refunds/:id/retry': async (test) => ({ id: await aFailedRefund(test), body: {} }),
  'POST /admin/refunds/:id/transfer': async (test) => ({
    id: await aFailedRefund(test),
    body: { reference: 'SARIE 2026-77' },
  }),
  'POST /admin/unmatched-payments/:id/retry': async (test) => ({ id: await aRefusedCapture(test), body: {} }),
  'POST /admin/unmatched-payments/:id/solve': async (test) => ({
    id: await aRefusedCapture(test),
    body: REASON,
  }),
  'POST /admin/einvoices/:id/retry': async (test) => ({ id: await aRefusedEinvoice(test) }),
  'POST /admin/settlements/read': async () => ({ body: {} }),
  'POST /admin/settlements/files': async () => ({ body: A_SETTLEMENT_FILE }),
  'POST /admin/settlement-lines/:id/take': async (test) => ({ id: await aWaitingLine(test), body: {} }),
  'POST /admin/settlement-lines/:id/explain': async (test) => ({
    id: await aWaitingLine(test),
    body: { as: 'loss', ...REASON },
  }),
  'POST /admin/periods/:month/close': async () => ({ id: '2026-01', body: {} }),
  'POST /admin/bank-statement/files': async () => ({ body: A_STATEMENT }),
  'POST /admin/bank-statement/:id/take': async (test) => ({ id: await aBankLine(test), body: {} }),
  'POST /admin/bank-statement/:id/explain': async (test) => ({ id: await aBankLine(test), body: REASON }),
  'POST /admin/balances/:id/adjustments': async (test) => ({
    id: (await aGuest(test)).id,
    body: { direction: 'add', amount: 100, ...REASON },
  }),
  'POST /admin/adjustments/:id/approve': async (test) => ({ id: (await aProposal(test)).id }),
  'POST /admin/adjustments/:id/refuse': async (test) => ({ id: (await aProposal(test)).id, body: REASON }),
  'POST /admin/adjustments/:id/withdraw': aProposal,
  'POST /admin/chargebacks': async (test) => {
    const { paymentId: payment } = await aDisputedStay(test)
    return { body: { ...NOTICE, payment, amount: 500 } }
  },
  'POST /admin/chargebacks/:id/send-evidence': async (test) => ({ id: await aChargeback(test), body: {} }),
  'POST /admin/chargebacks/:id/decide': async (test) => ({
    id: await aChargeback(test),
    body: { event: 'lose', carrier: 'guest', ...REASON },
  }),
  'POST /admin/promotions': async () => ({ body: { ...A_CODE, listingTypes: [LISTING_TYPES[0]?.type] } }),
  'POST /admin/promotions/:id/end': async (test) => {
    const made = await test.call('POST', '/admin/promotions', { as: await anAdmin(test), body: A_CODE })
    return { id: made.body._id, body: REASON }
  },
  'POST /admin/rates': async () => ({ body: A_RATE }),
  'POST /admin/rates/:id/withdraw': async (test) => {
    await test.call('POST', '/admin/rates', { as: await anAdmin(test), body: A_RATE })
    const [rate] = await test.db.select().from(rates)
    return { id: rate?.id ?? '', body: REASON }
  },
  'POST /admin/vat-returns/:period/file': async () => ({
    id: '2026-02',
    body: { reference: '300123', due: 0 },
  }),
  'POST /admin/no-show-rules': async () => ({ body: A_NO_SHOW_RULE }),
  'POST /admin/no-show-rules/:id/withdraw': async (test) => {
    await test.call('POST', '/admin/no-show-rules', { as: await anAdmin(test), body: A_NO_SHOW_RULE })
    const [rule] = await test.db.select().from(noShowRules)
    return { id: rule?.id ?? '', body: REASON }
  },
  'POST /admin/stay-vat-rules': async () => ({ body: A_RULE }),
  'POST /admin/stay-vat-rules/:id/withdraw': async (test) => {
    await test.call('POST', '/admin/stay-vat-rules', { as: await anAdmin(test), body: A_RULE })
    const [rule] = await test.db.select().from(stayVatRules)
    return { id: rule?.id ?? '', body: REASON }
  },
}

const NOTICE = { reference: 'CB-77', cause: 'fraud', evidenceBy: '2026-03-30' }

async function aChargeback(test: TestApp): Promise<string> {
  return (await (await aDisputedStay(test)).open(500)).body._id
}

/** A line of the bank's statement that is nothing of ours. */
async function aBankLine(test: TestApp): Promise<string> {
  await test.call('POST', '/admin/bank-statement/files', { as: await anAdmin(test), body: A_STATEMENT })
  const [line] = await test.db.select().from(bankStatementLines)
  return line?.id ?? ''
}

/** A line of a settlement that names no payment of ours. */
async function aWaitingLine(test: TestApp): Promise<string> {
  await test.call('POST', '/admin/settlements/files', { as: await anAdmin(test), body: A_SETTLEMENT_FILE })
  const [line] = await test.db.select().from(settlementLines)
  return line?.id ?? ''
}

/** A capture that no attempt explains, whose refund the provider has refused. */
async function aRefusedCapture(test: TestApp): Promise<string> {
  const providerId = 'fake_unknown'
  const capture = { providerId, status: 'paid', amountHalalas: 5_000, currency: 'SAR' } as const
  test.payments.reports.set(providerId, { ...capture, actionUrl: null, declineReason: null })
  await settlePayment(test, providerId)
  test.clock.pass(600)
  await sweep({ ...test, payments: { ...test.payments, refund: async () => false } })
  const [row] = await test.db.select().from(unmatchedPayments)
  return row?.id ?? ''
}

/** The electronic invoice of a paid stay, as a signing unit leaves it, which ZATCA refused. */
async function aRefusedEinvoice(test: TestApp): Promise<string> {
  const stay = await aBookingAt(test, { paymentType: 'fullPayment' })
  await stay.byGuest('pay')
  const [document] = await test.db.select().from(invoices)
  const invoiceId = document?.id ?? ''
  const unit = '300000123456003'
  await test.db.insert(einvoiceChains).values({ unit, lastHash: 'none' })
  await test.db.insert(einvoices).values({
    ...{
      invoiceId,
      unit,
      counter: 1,
      uuid: invoiceId,
      previousHash: 'none',
      hash: 'hash',
      xml: '<Invoice/>',
    },
    ...{ qr: '', profile: 'simplified', state: 'refused', createdAt: test.clock.now() },
    enqueuedAt: test.clock.now(),
  })
  return invoiceId
}

async function aFailedRefund(test: TestApp): Promise<string> {
  const stay = await aBookingAt(test, { paymentType: 'fullPayment' })
  await stay.byGuest('pay')
  await stay.byGuest('cancel')
  await sweep({ ...test, payments: { ...test.payments, refund: async () => false } })
  const [row] = await test.db.select().from(refunds)
  return row?.id ?? ''
}

/** An addition above what an admin may move alone, and who proposed it. */
async function aProposal(test: TestApp): Promise<{ id: string; as: TestUser }> {
  const [as, guest] = [await anAdmin(test), await aGuest(test)]
  const { id } = await writeAdjustment(test.db, {
    ...{
      userId: guest.id,
      amountHalalas: 5_000_000,
      state: 'proposed',
      needsSecond: true,
      proposedBy: as.id,
    },
    ...{ ...REASON, createdAt: test.clock.now() },
  })
  return { id, as }
}
