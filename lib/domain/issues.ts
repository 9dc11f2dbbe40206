import type { IssueCode } from './issue-codes'

/** The error codes of an answer of the api; their texts are in messages/. */
export const ERROR_CODES = [
  'bad_request',
  'unauthenticated',
  'forbidden',
  'role_may_not',
  'proof_needed',
  'key_not_allowed',
  'key_scope_missing',
  'foreign_origin',
  'not_found',
  'method_not_allowed',
  'unknown_phone',
  'already_done',
  'still_used',
  'changed_meanwhile',
  'unusual_change',
  'stale_decision',
  'stale_proposal',
  'proposal_waits',
  'vendor_suspended',
  'account_in_use',
  'account_blocked',
  'phone_taken',
  'dates_unavailable',
  'option_limit',
  'slot_taken',
  'appointment_booked_already',
  'appointment_limit',
  'appointments_closed',
  'price_changed',
  'idempotency_key_reused',
  'not_in_this_state',
  'not_cleared',
  'open_request_limit',
  'unpaid_booking_limit',
  'payment_in_progress',
  'refund_in_progress',
  'split_limit',
  'series_limit',
  'series_not_offered',
  'too_large',
  'wrong_type',
  'not_a_picture',
  'picture_is_heic',
  'not_a_document',
  'picture_too_large',
  'picture_too_small',
  'invalid',
  'wrong_otp',
  'wrong_passkey',
  'wrong_code',
  'recovery_code_needed',
  'second_step_unreadable',
  'last_owner',
  'owner_stays',
  'owns_vendor',
  'already_member',
  'invitation_over',
  'vendor_not_admin',
  'no_such_account',
  'own_service',
  'message_to_self',
  'conversation_closed',
  'open_bookings',
  'wrong_service_state',
  'licence_needed',
  'too_many_drafts',
  'too_many_room_types',
  'no_room_types',
  'too_many_keys',
  'too_many_passkeys',
  'too_many_webhooks',
  'too_many_feeds',
  'feed_exists',
  'already_undone',
  'undo_over',
  'too_many_cleaners',
  'too_many_photos',
  'too_many_templates',
  'too_many_quick_answers',
  'too_many_favourites',
  'too_many_saved_searches',
  'too_many_voters',
  'voting_closed',
  'not_in_list',
  'deadline_passed',
  'review_time_over',
  'too_early',
  'earlier_month_open',
  'return_overlaps',
  'still_free_to_cancel',
  'wrong_arrival_code',
  'arrival_code_locked',
  'payment_declined',
  'dates_are_free',
  'balance_too_low',
  'second_person_needed',
  'bank_account_needed',
  'holder_name_differs',
  'payouts_locked',
  'payouts_stopped',
  'debt_changed',
  'money_to_come',
  'payouts_paused',
  'chargeback_state',
  'chargeback_waits',
  'chargeback_open',
  'below_minimum_payout',
  'payer_missing',
  'file_unreadable',
  'settlement_sum_differs',
  'settlement_differs',
  'settlements_unavailable',
  'translation_failed',
  'too_many_requests',
  'too_many_declines',
  'known_device_needed',
  'internal',
  'unavailable',
  'storage_full',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

export type IssueParams = Record<string, string | number>

/** One broken rule: the path of the field in the value that was checked, a code and the params of its message. */
export interface Issue {
  path: string
  code: IssueCode
  params: IssueParams
}

export function issue(path: string, code: IssueCode, params: IssueParams = {}): Issue {
  return { path, code, params }
}

/** Thrown by rules and use-cases; the api maps the code to a status and a message. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly detail: {
      issues?: Issue[]
      params?: IssueParams
      retryAfterSeconds?: number
      data?: unknown
      /** of a second decision: who decided first, and the act as the audit trail names it */
      decided?: { by: { ar: string; en: string }; action: string }
    } = {},
  ) {
    super(code)
    this.name = 'DomainError'
  }
}
