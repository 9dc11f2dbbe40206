import { type Static, Type } from '@sinclair/typebox'
import { keyOf, named, noted, nullable, oneOf } from '@/lib/contract/schema'
import { BegunPayment, PaymentCheck } from '@/lib/contract/schemas/booking/lifecycle-wire'
import { Bilingual } from '@/lib/contract/schemas/text/bilingual'
import { PAYMENT_METHODS } from '@/lib/domain/booking/money/payment-methods'
import { BOOKING_STATES } from '@/lib/domain/booking/transitions'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { SPLIT_STATES } from '@/lib/domain/splits/split'

export const ShareWire = Type.Object(
  {
    number: Type.Number(),
    amount: Type.Number(),
    isPaid: Type.Boolean(),
    by: nullable(Type.String(), {
      description: 'the first name of its payer in a match; null for all others',
    }),
    isMine: Type.Boolean({ description: 'paid by the reader' }),
    mayPay: Type.Boolean({ description: 'the reader may pay it now' }),
  },
  { title: 'ShareWire' },
)
export type ShareWire = Static<typeof ShareWire>

export const SharePaymentWire = named('SharePaymentWire', 'A receipt of a share.', {
  reference: Type.String({ description: 'the payment at the provider, for questions about it' }),
  amount: Type.Number(),
  paidAt: Type.String(),
  method: nullable(oneOf(PAYMENT_METHODS), { description: 'null where the provider named none' }),
})
export type SharePaymentWire = Static<typeof SharePaymentWire>

export const SplitWire = named(
  'SplitWire',
  'GET splits/{token}: what anybody with the link reads; money in SAR. Only a match names its payers, by the first name.',
  {
    token: Type.String(),
    title: nullable(Type.String(), {
      description: 'of a match with open places; null: shares between friends',
    }),
    state: oneOf(SPLIT_STATES),
    bookingState: noted(keyOf(BOOKING_STATES), 'what became of the booking'),
    guest: Type.String({ description: 'the first name of the guest' }),
    service: Type.Object({ type: oneOf(PROPERTY_TYPES), name: Bilingual }),
    checkInAt: Type.String(),
    checkOutAt: Type.String(),
    amount: Type.Number(),
    remaining: Type.Number({ description: 'of the shares that nobody has paid' }),
    payBy: nullable(Type.String(), { description: 'until when shares can be paid; null when they cannot' }),
    shares: Type.Array(ShareWire),
    mine: nullable(
      Type.Object({ paid: Type.Number(), returned: Type.Number(), payments: Type.Array(SharePaymentWire) }),
      {
        description:
          'what the reader paid of it, and what of that returns or has returned; null for who paid nothing',
      },
    ),
    payer: nullable(Type.Object({ phone: nullable(Type.String()) }), {
      description:
        'who reads it and may pay: the masked number of a reader without a session who proved it; null for a visitor',
    }),
    bookingId: nullable(Type.String(), { description: 'the booking, for its guest only' }),
  },
)
export type SplitWire = Static<typeof SplitWire>

export const OwnSplitWire = named(
  'OwnSplitWire',
  'GET and POST bookings/{id}/split, for the guest; null without a split.',
  {
    split: nullable(SplitWire),
    mayStart: Type.Boolean({ description: 'whether the guest may start one now' }),
  },
)
export type OwnSplitWire = Static<typeof OwnSplitWire>

export const ShareCheck = Type.Omit(PaymentCheck, ['purpose'], {
  title: 'ShareCheck',
  description:
    "POST splits/{token}/check: what became of the payer's last attempt, after the provider was asked.",
})
export type ShareCheck = Static<typeof ShareCheck>

export const SharePayAnswer = named('SharePayAnswer', 'POST splits/{token}/pay, and …/code.', {
  split: SplitWire,
  payment: BegunPayment,
})
export type SharePayAnswer = Static<typeof SharePayAnswer>
