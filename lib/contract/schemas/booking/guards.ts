import { is, oneOf } from '@/lib/contract/schema'
import type * as guards from '@/lib/domain/booking/guards'

export const GuardCode = is<guards.GuardCode>()(
  oneOf(['not_in_this_state', 'deadline_passed', 'too_early', 'still_free_to_cancel']),
)
