import { is, oneOf } from '@/lib/contract/schema'
import * as transitions from '@/lib/domain/booking/transitions'

export const BookingHistoryEvent = is<transitions.BookingHistoryEvent>()(
  oneOf(transitions.BOOKING_HISTORY_EVENTS),
)
