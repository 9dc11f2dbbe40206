import type { Halalas } from '@/lib/domain/money'
import type { VendorAction } from '@/lib/domain/policy/vendor-policy'
import type { Day } from '@/lib/domain/time/days'
import type { MemberRole } from './membership'

/** What a line of a vendor's trail is about. */
export const TRAIL_SUBJECTS = [
  'listing',
  'booking',
  'member',
  'invitation',
  'cleaner',
  'template',
  'quickAnswer',
  'apiKey',
  'webhook',
  'payout',
  'vendor',
] as const
export type TrailSubject = (typeof TRAIL_SUBJECTS)[number]

interface TrailActRow {
  /** what the member must still be allowed to do when the change is written */
  action: VendorAction
  subject: TrailSubject
}

const listing = { action: 'editListings', subject: 'listing' } as const
const calendar = { action: 'editCalendar', subject: 'listing' } as const
const decision = { action: 'decideBookings', subject: 'booking' } as const
const cleaner = { action: 'manageCleaning', subject: 'cleaner' } as const
const template = { action: 'editMessageTemplates', subject: 'template' } as const
const quickAnswer = { action: 'editMessageTemplates', subject: 'quickAnswer' } as const
const privateOffer = { action: 'makeOffers', subject: 'listing' } as const
const arrival = { action: 'handleArrivals', subject: 'booking' } as const

/** Every change that a member makes to a vendor. An act that goes stays in old lines, so the database has no list of these. */
export const TRAIL_ACTS = {
  listing_sent: listing,
  listing_changed: listing,
  listing_copied: listing,
  listing_paused: listing,
  listing_resumed: listing,
  listing_deleted: listing,
  prices_changed: calendar,
  price_plan_changed: calendar,
  discounts_changed: calendar,
  fees_changed: calendar,
  own_add_ons_changed: calendar,
  stay_rules_changed: calendar,
  calendar_changed: calendar,
  calendar_address_renewed: calendar,
  calendar_feed_added: calendar,
  calendar_feed_changed: calendar,
  calendar_feed_removed: calendar,
  conflict_resolved: calendar,
  arrival_guide_changed: { action: 'editArrivalGuides', subject: 'listing' },
  booking_approved: decision,
  booking_rejected: decision,
  booking_cancelled: decision,
  booking_checked_in: arrival,
  booking_collected: arrival,
  booking_collection_undone: arrival,
  booking_no_show: arrival,
  booking_stayed: arrival,
  booking_dates_freed: arrival,
  guest_reviewed: arrival,
  cleaning_task_changed: { action: 'manageCleaning', subject: 'booking' },
  cleaning_hours_chosen: { action: 'manageCleaning', subject: 'listing' },
  cleaner_added: cleaner,
  cleaner_changed: cleaner,
  cleaner_removed: cleaner,
  cleaning_link_renewed: cleaner,
  cleaning_link_ended: cleaner,
  template_added: template,
  template_changed: template,
  template_removed: template,
  guest_note_changed: { action: 'editMessageTemplates', subject: 'listing' },
  quick_answer_added: quickAnswer,
  quick_answer_changed: quickAnswer,
  quick_answer_removed: quickAnswer,
  private_offer_sent: privateOffer,
  private_offer_withdrawn: privateOffer,
  visiting_hours_changed: calendar,
  appointment_moved: { action: 'handleArrivals', subject: 'listing' },
  appointment_cancelled: { action: 'handleArrivals', subject: 'listing' },
  review_answered: { action: 'answerReviews', subject: 'listing' },
  deposit_claimed: { action: 'claimDeposits', subject: 'booking' },
  member_invited: { action: 'manageMembers', subject: 'invitation' },
  member_invitation_withdrawn: { action: 'manageMembers', subject: 'invitation' },
  member_joined: { action: 'readMembers', subject: 'member' },
  member_role_changed: { action: 'manageMembers', subject: 'member' },
  member_removed: { action: 'manageMembers', subject: 'member' },
  member_left: { action: 'readMembers', subject: 'member' },
  passkey_added: { action: 'readMembers', subject: 'member' },
  passkey_removed: { action: 'readMembers', subject: 'member' },
  ownership_transferred: { action: 'transferOwnership', subject: 'member' },
  api_key_created: { action: 'manageKeys', subject: 'apiKey' },
  api_key_revoked: { action: 'manageKeys', subject: 'apiKey' },
  webhook_created: { action: 'manageKeys', subject: 'webhook' },
  webhook_deleted: { action: 'manageKeys', subject: 'webhook' },
  webhook_tested: { action: 'manageKeys', subject: 'webhook' },
  bank_account_changed: { action: 'editBankAccount', subject: 'vendor' },
  company_name_proposed: { action: 'editVendor', subject: 'vendor' },
  vat_number_changed: { action: 'editVendor', subject: 'vendor' },
  payout_requested: { action: 'requestPayouts', subject: 'payout' },
  payout_schedule_changed: { action: 'requestPayouts', subject: 'vendor' },
} as const satisfies Record<string, TrailActRow>
export type TrailAct = keyof typeof TRAIL_ACTS

/** What a line says beside its subject. */
export interface TrailDetails {
  /** the role that a member has, gets or had */
  role?: MemberRole
  /** the first and the last day of a calendar that changed */
  from?: Day
  to?: Day
  /** in riyals */
  amount?: number
  /** of a key, a webhook or a feed, which may be gone since */
  name?: string
}

/** The same as it is stored. */
export interface StoredTrailDetails extends Omit<TrailDetails, 'amount'> {
  amountHalalas?: Halalas
}
