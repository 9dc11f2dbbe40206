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
  'vendor_suspended',
  'account_in_use',
  'account_blocked',
  'phone_taken',
  'dates_unavailable',
  'price_changed',
  'idempotency_key_reused',
  'not_in_this_state',
  'open_request_limit',
  'unpaid_booking_limit',
  'payment_in_progress',
  'refund_in_progress',
  'split_limit',
  'too_large',
  'wrong_type',
  'not_a_picture',
  'not_a_document',
  'picture_too_large',
  'picture_too_small',
  'invalid',
  'wrong_otp',
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
  'too_many_keys',
  'too_many_webhooks',
  'too_many_favourites',
  'deadline_passed',
  'review_time_over',
  'too_early',
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
  'below_minimum_payout',
  'payer_missing',
  'too_many_requests',
  'too_many_declines',
  'known_device_needed',
  'internal',
  'unavailable',
  'storage_full',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

/** The error codes of one field. */
export const ISSUE_CODES = [
  'required',
  'type_error',
  'min',
  'max',
  'length',
  'matches',
  'one_of',
  'integer',
  'email',
  'url',
  'unknown_property',
  'duplicate_key',
  'forbidden_character',
  'letter_needed',
  'not_a_day',
  'not_a_time',
  'not_a_phone',
  'wrong_code',
  'not_reachable',
  'past_day',
  'past_slot',
  'check_out_before_check_in',
  'range_end_before_start',
  'too_far_ahead',
  'too_many_nights',
  'outside_open_period',
  'night_not_priced',
  'closed_at_that_hour',
  'too_many_guests',
  'too_many_adults',
  'too_many_units',
  'adult_needed',
  'unknown_add_on',
  'parties_forbidden',
  'night_included',
  'payment_type_not_offered',
  'nights_not_sold',
  'hours_not_sold',
  'too_few_nights',
  'short_notice',
  'calendar_address',
  'webhook_address',
  'future_day',
  'not_a_saudi_id',
  'not_a_commercial_number',
  'not_a_saudi_iban',
  'not_a_vat_number',
  'id_photo_required',
  'image_required',
  'profile_image_required',
  'not_your_upload',
  'amount_required',
  'not_an_amount',
  'images_required',
  'images_too_few',
  'images_too_many',
  'image_twice',
  'location_required',
  'outside_country',
  'point_far_from_city',
  'price_required',
  'open_to_before_from',
  'partial_invalid',
  'partial_not_positive',
  'partial_above_lowest',
  'partial_above_hour',
  'units_taken',
  'name_taken',
  'banner_link',
  'rate_not_ahead',
  'rate_day_taken',
  'own_vat_number_needed',
  'unknown_variable',
  'missing_variable',
  'broken_message',
] as const
export type IssueCode = (typeof ISSUE_CODES)[number]

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
