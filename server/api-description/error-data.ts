import type { ProofNeeded } from '@/lib/domain/account/fresh-proof'
import type { AccountBlockers } from '@/lib/domain/account/profile'
import type { StaleBooking } from '@/lib/domain/booking/admin-wire'
import type { DeclineReason } from '@/lib/domain/booking/payment-states'
import type { DatesUnavailable, QuoteWire } from '@/lib/domain/booking/wire'
import type { AdminSettingsWire } from '@/lib/domain/content/settings'
import type { InboxState } from '@/lib/domain/inbox/inbox'
import type { StaleDecision } from '@/lib/domain/listing/listing-review'
import type { UnusualChange } from '@/lib/domain/listing/pricing/unusual-change'
import type { DraftWire } from '@/lib/domain/listing/stored-draft'
import type { EditableListingWire, OpenBookings } from '@/lib/domain/listing/vendor-listing'
import type { Day, TimeOfDay } from '@/lib/domain/time/days'

/** What an error carries beside its code and message, by its code. */
export interface ErrorData {
  account_in_use: { blockers: AccountBlockers }
  bad_request: Partial<DatesUnavailable>
  /** another device saved the draft or the listing since */
  changed_meanwhile: { current?: DraftWire | EditableListingWire }
  dates_unavailable: DatesUnavailable & {
    days?: Day[]
    hours?: { day: Day; start: TimeOfDay }[]
  }
  invalid: Partial<DatesUnavailable>
  open_bookings: OpenBookings
  payment_declined: { reason: DeclineReason }
  proof_needed: ProofNeeded
  price_changed: { quote: QuoteWire }
  unusual_change: UnusualChange
  stale_decision:
    | StaleBooking
    | StaleDecision
    | StaleVendor
    | { version: number; state: InboxState }
    | { current: AdminSettingsWire }
}

interface StaleVendor {
  version: number
  state: 'waiting' | 'approved' | 'rejected'
  isSuspended: boolean
  decidedAt: string | null
}
