/** A closed account has no personal data any more. */
export const USER_STATES = ['active', 'blocked', 'closed'] as const
export type UserState = (typeof USER_STATES)[number]

export const DUPLICATE_REASONS = ['email', 'idNumber', 'nameAndBirth'] as const
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number]
