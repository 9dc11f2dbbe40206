import { object } from 'yup'
import { idParam, idText } from '@/lib/contract/inputs'
import type { Routes } from '@/lib/contract/route'
import { OwnSplitWire, ShareCheck, SharePayAnswer, SplitWire } from '@/lib/contract/schemas/splits/wire'
import { sharePayBody, splitBody } from '@/lib/domain/splits/bodies'

const tokenParam = object({ token: idText })

export const splitsRoutes = {
  'GET /bookings/:id/split': { access: 'user', params: idParam, answer: OwnSplitWire },
  'POST /bookings/:id/split': { access: 'user', params: idParam, body: splitBody, answer: OwnSplitWire },
  'POST /bookings/:id/split/give-up': { access: 'user', params: idParam, answer: OwnSplitWire },
  'GET /splits/:token': { access: 'public', params: tokenParam, answer: SplitWire },
  'POST /splits/:token/pay': {
    access: 'user',
    params: tokenParam,
    body: sharePayBody,
    answer: SharePayAnswer,
  },
  'POST /splits/:token/check': { access: 'user', params: tokenParam, answer: ShareCheck },
} as const satisfies Routes
