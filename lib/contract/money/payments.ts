import { Type } from '@sinclair/typebox'
import { payBody } from '@/lib/contract/booking-bodies'
import { idParam } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { oneOf } from '@/lib/contract/schema'
import {
  CardForm,
  PayAnswer,
  PayableBalance,
  PaymentCheck,
} from '@/lib/contract/schemas/booking/lifecycle-wire'
import { PAYMENT_METHODS } from '@/lib/domain/booking/money/payment-methods'

export const paymentsRoutes = {
  'GET /payments/provider': {
    access: 'user',
    answer: Type.Object({
      provider: oneOf(['moyasar', 'sandbox']),
      methods: Type.Array(oneOf(PAYMENT_METHODS)),
      cardForm: Type.Union([Type.Null(), CardForm]),
    }),
  },
  'POST /bookings/:id/pay': { access: 'user', params: idParam, body: payBody, answer: PayAnswer },
  'GET /bookings/:id/pay/balance': { access: 'user', params: idParam, answer: PayableBalance },
  'POST /bookings/:id/pay/check': { access: 'user', params: idParam, answer: PaymentCheck },
} as const satisfies Routes
