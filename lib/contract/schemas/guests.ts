import { Type } from '@sinclair/typebox'
import { nullable } from '@/lib/contract/schema'
import { Period } from '@/lib/contract/schemas/booking/bookable'

export const WaitingPeriod = Type.Object({ waiting: nullable(Period) }, { title: 'WaitingPeriod' })
