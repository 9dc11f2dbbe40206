/** The limits of one-time codes (security.md, "One-time codes and sessions"; marketplace.md, section 9). */
export const CODE_LENGTH = 4
export const CODE_LIFETIME_SECONDS = 300
export const RESEND_AFTER_SECONDS = 180
export const MAX_WRONG_TRIES = 3
export const MAX_CODES_PER_PHONE_PER_DAY = 6
export const MAX_CODES_PER_ADDRESS_PER_DAY = 20
export const MAX_CODES_PER_MINUTE_OVERALL = 300

/** What a code was made for; it is of no use for anything else. */
const CODE_PURPOSES = ['login', 'signup', 'changePhone', 'deleteAccount'] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]

/** `03:00`: the countdown under the code boxes. */
export function formatCountdown(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}
