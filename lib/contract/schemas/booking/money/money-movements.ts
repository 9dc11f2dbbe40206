import { Type } from '@sinclair/typebox'
import { is, named, noted, nullable, oneOf } from '@/lib/contract/schema'
import type * as moneyMovements from '@/lib/domain/booking/money/money-movements'
import { REFUND_STATES } from '@/lib/domain/booking/money/money-movements'
import { PAYMENT_METHODS } from '@/lib/domain/booking/money/payment-methods'
import { CHARGEBACK_STATES } from '@/lib/domain/chargebacks/chargeback'
import { CLAIM_STATES } from '@/lib/domain/deposit-claims/claim'
import { REFUND_DESTINATIONS } from '@/lib/domain/ledger/postings'

export const PaymentMovement = Type.Object(
  {
    kind: Type.Literal('payment'),
    at: Type.String(),
    amount: Type.Number(),
    from: Type.Optional(Type.Literal('balance', { description: 'absent: paid with a card or the like' })),
    method: Type.Optional(noted(oneOf(PAYMENT_METHODS), 'the brand or wallet, where the provider named it')),
  },
  { title: 'PaymentMovement' },
)

export const RefundMovement = Type.Object(
  {
    kind: Type.Literal('refund'),
    at: Type.String(),
    amount: Type.Number(),
    state: oneOf(REFUND_STATES),
    endedAt: nullable(Type.String()),
    to: oneOf(REFUND_DESTINATIONS),
    isDeposit: Type.Boolean({ description: 'it returns the deposit, and no price' }),
  },
  { title: 'RefundMovement' },
)

export const ClaimMovement = named(
  'ClaimMovement',
  'A claim on the deposit: what the vendor wants, and once it is settled what the vendor got.',
  {
    kind: Type.Literal('deposit_claim'),
    at: Type.String(),
    amount: Type.Number(),
    state: oneOf(CLAIM_STATES),
    endedAt: nullable(Type.String()),
  },
)

export const ChargebackMovement = named(
  'ChargebackMovement',
  "The guest's bank took a payment back: until it is decided, and what came of it.",
  {
    kind: Type.Literal('chargeback'),
    at: Type.String(),
    amount: Type.Number(),
    state: oneOf(CHARGEBACK_STATES),
    endedAt: nullable(Type.String()),
  },
)

export const MoneyMovement = is<moneyMovements.MoneyMovement>()(
  Type.Union([PaymentMovement, RefundMovement, ClaimMovement, ChargebackMovement], {
    title: 'MoneyMovement',
    description:
      'Money that moved between a guest and Diyar, or that a vendor claims; amounts in SAR, instants in UTC.',
  }),
)

export const MoneySum = is<moneyMovements.MoneySum>()(
  named('MoneySum', "The sums of a booking's money movements, in SAR.", {
    paid: Type.Number(),
    onItsWay: Type.Number({ description: 'refunds not confirmed yet' }),
    returned: Type.Number({ description: "refunds that reached the guest's bank or balance" }),
    failed: Type.Number({ description: 'refunds that failed; an admin resolves them' }),
    balance: Type.Number({ description: 'paid, minus refunds that are done or on their way' }),
  }),
)
