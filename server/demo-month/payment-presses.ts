import type { InputOf } from '@/lib/contract/types'
import { billOfDueNow } from '@/lib/domain/booking/money/due'
import type { PaymentMethod } from '@/lib/domain/booking/money/payment-methods'
import type { SandboxOutcome } from '@/lib/domain/booking/money/sandbox'
import { fromSar, toSar } from '@/lib/domain/money'
import { equalShares } from '@/lib/domain/splits/split'
import { type DemoBooking, type Press, REASON } from './demo-booking'

type PayBody = InputOf<'POST /bookings/:id/pay'>['body']
/** What the payer chooses on the page of the provider. */
interface Choice {
  method: PaymentMethod
  outcome: SandboxOutcome
}

const MADA = { method: 'mada', outcome: 'approved' } as const
const BALANCE_SAR = 444.44
const PART_SAR = 123.45

/** How guests, their friends and admins move the money of a booking. */
export const PAYMENT_PRESSES = {
  payByCard: pay({}, MADA),
  payByCardThatTakesNoRefund: pay({}, { method: 'visa', outcome: 'unreturnable' }),
  payByStcPay: pay({}, { method: 'stcpay', outcome: 'confirmed' }),
  payInVain: pay({}, { method: 'mastercard', outcome: 'funds' }),
  payByBalanceAndCard: pay({ balancePart: PART_SAR }, MADA),
  payRest: pay({ purpose: 'rest' }, MADA),
  payDifference: pay({ purpose: 'difference' }, MADA),
  payFromBalance: ({ call }, { guest, id }) =>
    call(guest, 'POST /bookings/:id/pay', { params: { id }, body: { from: 'balance' } }),
  addToBalance: async ({ call, admins: [admin, other] }, { guest, number }) => {
    const { _id: id, state } = await call(admin, 'POST /admin/balances/:id/adjustments', {
      params: { id: guest },
      body: { direction: 'add', amount: BALANCE_SAR, reason: REASON },
      idempotencyKey: `demo-month-balance-${number}`,
    })
    // Above what one admin may add within a day.
    if (state === 'proposed') await call(other, 'POST /admin/adjustments/:id/approve', { params: { id } })
  },
  split: async ({ call }, { guest, id }) => {
    const booking = await call(guest, 'GET /bookings/:id', { params: { id } })
    const shares = equalShares(fromSar(billOfDueNow(booking).amount), 3).map(toSar)
    await call(guest, 'POST /bookings/:id/split', { params: { id }, body: { shares } })
  },
  payFirstShare: async (market, booking) => {
    await payShare(market, booking, 1, booking.guest)
  },
  payShares: async (market, booking) => {
    const payers = [booking.guest, ...booking.friends]
    for (const [i, payer] of payers.entries()) await payShare(market, booking, i + 1, payer)
  },
  giveUpSplit: ({ call }, { guest, id }) =>
    call(guest, 'POST /bookings/:id/split/give-up', { params: { id } }),
  transferRefund: async ({ call, bank, admins: [admin] }, { code }) => {
    const { data } = await call(admin, 'GET /admin/failed-refunds', { query: { q: code } })
    for (const { _id: id, amount } of data) {
      const reference = `TR${code.slice(3)}`
      await call(admin, 'POST /admin/refunds/:id/transfer', { params: { id }, body: { reference } })
      bank.book(-fromSar(amount), `Transfer ${reference}`)
    }
  },
} satisfies Record<string, Press>

/** Begins a payment, chooses on the page of the provider, and comes back. */
function pay(body: PayBody, choice: Choice): Press {
  return async (market, { guest, id }) => {
    const { payment } = await market.call(guest, 'POST /bookings/:id/pay', { params: { id }, body })
    await choose(market, payment.actionUrl, choice)
    await market.call(guest, 'POST /bookings/:id/pay/check', { params: { id } })
  }
}

async function choose({ call }: Parameters<Press>[0], actionUrl: string | null, body: Choice): Promise<void> {
  const id = actionUrl?.split('/').at(-1)
  if (!id) throw new Error('the provider has no page for the payer')
  await call(null, 'POST /payments/sandbox/:id/choose', { params: { id }, body })
  if (body.outcome === 'confirmed')
    await call(null, 'POST /payments/sandbox/:id/confirm', { params: { id }, body: { confirmed: true } })
}

async function payShare(
  market: Parameters<Press>[0],
  { guest, id }: DemoBooking,
  share: number,
  payer: string,
): Promise<void> {
  const { split } = await market.call(guest, 'GET /bookings/:id/split', { params: { id } })
  const token = split?.token ?? ''
  const { payment } = await market.call(payer, 'POST /splits/:token/pay', {
    params: { token },
    body: { share },
  })
  await choose(market, payment.actionUrl, MADA)
  await market.call(payer, 'POST /splits/:token/check', { params: { token } })
}
