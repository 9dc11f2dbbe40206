import type { AdminArea } from './areas'

/** What a line of the audit trail is about. */
export const AUDIT_SUBJECTS = [
  'user',
  'vendor',
  'listing',
  'booking',
  'refund',
  'unmatched_payment',
  'payout',
  'payout_batch',
  'promotion',
  'content_page',
  'review',
  'report',
  'contact_message',
  'document',
  'city',
  'banner',
  'order',
  'invoice',
] as const
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number]

interface AuditActionRow {
  subject: AuditSubject
  area: AdminArea
}

/** Every act that the trail records. An act that goes stays in old lines, so the database has no list of these. */
export const AUDIT_ACTIONS = {
  vendor_approved: { subject: 'vendor', area: 'vendors' },
  vendor_rejected: { subject: 'vendor', area: 'vendors' },
  vendor_papers_changed: { subject: 'vendor', area: 'vendors' },
  vendor_note_added: { subject: 'vendor', area: 'vendors' },
  vendor_suspended: { subject: 'vendor', area: 'vendors' },
  vendor_restored: { subject: 'vendor', area: 'vendors' },
  vat_number_changed: { subject: 'user', area: 'vendors' },
  bank_account_changed: { subject: 'vendor', area: 'vendors' },
  document_viewed: { subject: 'document', area: 'vendors' },
  listing_approve: { subject: 'listing', area: 'listings' },
  listing_publish: { subject: 'listing', area: 'listings' },
  listing_reject: { subject: 'listing', area: 'listings' },
  listing_suspend: { subject: 'listing', area: 'listings' },
  listing_restore: { subject: 'listing', area: 'listings' },
  booking_cancel: { subject: 'booking', area: 'bookings' },
  booking_grant_exception: { subject: 'booking', area: 'bookings' },
  booking_refuse_exception: { subject: 'booking', area: 'bookings' },
  deposit_claim_decided: { subject: 'booking', area: 'bookings' },
  refund_retried: { subject: 'refund', area: 'money' },
  refund_transferred: { subject: 'refund', area: 'money' },
  unmatched_payment_retried: { subject: 'unmatched_payment', area: 'money' },
  unmatched_payment_solved: { subject: 'unmatched_payment', area: 'money' },
  adjustment_proposed: { subject: 'user', area: 'money' },
  adjustment_approved: { subject: 'user', area: 'money' },
  adjustment_refused: { subject: 'user', area: 'money' },
  payout_approve: { subject: 'payout', area: 'money' },
  payout_refuse: { subject: 'payout', area: 'money' },
  payout_send: { subject: 'payout', area: 'money' },
  payout_pay: { subject: 'payout', area: 'money' },
  payout_return: { subject: 'payout', area: 'money' },
  payout_batch_created: { subject: 'payout_batch', area: 'money' },
  payout_batch_downloaded: { subject: 'payout_batch', area: 'money' },
  payout_batch_sent: { subject: 'payout_batch', area: 'money' },
  invoice_downloaded: { subject: 'invoice', area: 'money' },
  promotion_created: { subject: 'promotion', area: 'money' },
  promotion_ended: { subject: 'promotion', area: 'money' },
  page_rewritten: { subject: 'content_page', area: 'content' },
  page_restored: { subject: 'content_page', area: 'content' },
  city_created: { subject: 'city', area: 'content' },
  city_changed: { subject: 'city', area: 'content' },
  district_created: { subject: 'city', area: 'content' },
  district_changed: { subject: 'city', area: 'content' },
  district_removed: { subject: 'city', area: 'content' },
  banner_created: { subject: 'banner', area: 'content' },
  banner_changed: { subject: 'banner', area: 'content' },
  banner_removed: { subject: 'banner', area: 'content' },
  content_ordered: { subject: 'order', area: 'content' },
  review_hidden: { subject: 'review', area: 'inbox' },
  review_shown: { subject: 'review', area: 'inbox' },
  report_closed: { subject: 'report', area: 'inbox' },
  contact_answered: { subject: 'contact_message', area: 'inbox' },
  user_data_opened: { subject: 'user', area: 'users' },
  user_data_exported: { subject: 'user', area: 'users' },
  user_sessions_ended: { subject: 'user', area: 'users' },
  user_blocked: { subject: 'user', area: 'users' },
  user_unblocked: { subject: 'user', area: 'users' },
  admin_role_changed: { subject: 'user', area: 'system' },
  two_step_enrolled: { subject: 'user', area: 'system' },
  two_step_reset: { subject: 'user', area: 'system' },
  recovery_code_used: { subject: 'user', area: 'system' },
  contact_open: { subject: 'contact_message', area: 'inbox' },
} as const satisfies Record<string, AuditActionRow>

export type AuditAction = keyof typeof AUDIT_ACTIONS

export const AUDIT_ACTION_NAMES = Object.keys(AUDIT_ACTIONS) as AuditAction[]
