import { is, oneOf } from '@/lib/contract/schema'
import type * as transitions from '@/lib/domain/booking/transitions'

export const BookingHistoryEvent = is<transitions.BookingHistoryEvent>()(
  oneOf([
    'no_show',
    'approve',
    'approve_unpaid',
    'reject',
    'expire',
    'pay',
    'expire_payment',
    'pay_late',
    'pay_rest',
    'change_dates',
    'cancel',
    'ask_exception',
    'grant_exception',
    'refuse_exception',
    'check_in',
    'collect',
    'undo_collect',
    'check_out',
    'ask_arrival',
    'free_dates',
    'create',
  ]),
)
