import { Type } from '@sinclair/typebox'
import { keyOf } from '@/lib/contract/schema'
import { BOOKING_STATES } from '@/lib/domain/booking/transitions'

export const ActedBooking = Type.Object(
  { _id: Type.String(), status: keyOf(BOOKING_STATES) },
  { title: 'ActedBooking', description: 'A booking after an act of an admin.' },
)
