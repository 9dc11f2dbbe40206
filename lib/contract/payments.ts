import { Type } from '@sinclair/typebox'
import { PAYMENT_METHODS } from '@/lib/domain/booking/money/payment-methods'
import { payBody } from './booking-bodies'
import { idParam } from './inputs'
import type { Routes } from './route'
import { oneOf } from './schema'
import { CardForm, PayAnswer, PayableBalance, PaymentCheck } from './schemas/booking/lifecycle-wire'

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
