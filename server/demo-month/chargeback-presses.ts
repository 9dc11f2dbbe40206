import type { ChargebackCarrier } from '@/lib/domain/chargebacks/carrier'
import { addDays, riyadhDay } from '@/lib/domain/time/days'
import { type DemoBooking, type Press, REASON } from './demo-booking'
import type { Marketplace } from './open-marketplace'

const EVIDENCE_DAYS = 10

/** What finance enters of payments that cardholders' banks take back. */
export const CHARGEBACK_PRESSES = {
  openChargeback: async ({ app, call, admins: [, finance] }, { number, code }) => {
    const { data } = await call(finance, 'GET /admin/chargebacks/payments', { query: { q: code } })
    const [payment] = data
    if (!payment) throw new Error(`the booking ${code} has no payment`)
    const evidenceBy = addDays(riyadhDay(app.deps.clock.now()), EVIDENCE_DAYS)
    const notice = { payment: payment._id, reference: `CB-${number}`, amount: payment.left }
    await call(finance, 'POST /admin/chargebacks', { body: { ...notice, cause: 'fraud', evidenceBy } })
  },
  sendEvidence: async (market, booking) => {
    const id = await chargebackOf(market, booking)
    await market.call(market.admins[1], 'POST /admin/chargebacks/:id/send-evidence', { params: { id } })
  },
  winChargeback: decide('win'),
  loseChargebackByDiyar: decide('lose', 'diyar'),
  loseChargebackByVendor: decide('lose', 'vendor'),
  loseChargebackByGuest: decide('lose', 'guest'),
} satisfies Record<string, Press>

function decide(event: 'win' | 'lose', carrier?: ChargebackCarrier): Press {
  return async (market, booking) => {
    const id = await chargebackOf(market, booking)
    const body = { event, reason: REASON, carrier }
    await market.call(market.admins[1], 'POST /admin/chargebacks/:id/decide', { params: { id }, body })
  }
}

async function chargebackOf(
  { call, admins: [, finance] }: Marketplace,
  { code }: DemoBooking,
): Promise<string> {
  const { data } = await call(finance, 'GET /admin/chargebacks', { query: { q: code, state: 'all' } })
  const [chargeback] = data
  if (!chargeback) throw new Error(`the booking ${code} has no chargeback`)
  return chargeback._id
}
