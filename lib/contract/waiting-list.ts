import { Type } from '@sinclair/typebox'
import { nullable } from '@/lib/contract/schema'
import { Period } from '@/lib/contract/schemas/booking/bookable'
import { datesBody } from '@/lib/domain/booking/bodies'
import { idParam } from './inputs'
import type { Routes } from './route'
import { WaitingEntry } from './schemas/booking/lifecycle-wire'

const WaitingPeriod = Type.Object({ waiting: nullable(Period) }, { title: 'WaitingPeriod' })

export const waitingListRoutes = {
  'GET /waiting': { access: 'user', answer: Type.Array(WaitingEntry) },
  'GET /services/:id/waiting': { access: 'user', params: idParam, answer: WaitingPeriod },
  'POST /services/:id/waiting': {
    access: 'user',
    params: idParam,
    body: datesBody,
    answer: WaitingPeriod,
    errors: ['own_service', 'dates_are_free', 'invalid'],
  },
  'DELETE /services/:id/waiting': { access: 'user', params: idParam, answer: WaitingPeriod },
} as const satisfies Routes
