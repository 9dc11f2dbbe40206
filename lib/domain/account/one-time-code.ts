/** The limits of one-time codes (security.md, "One-time codes and sessions"; marketplace.md, section 9). */
export const CODE_LENGTH = 4
export const CODE_LIFETIME_SECONDS = 300
export const RESEND_AFTER_SECONDS = 180
export const MAX_WRONG_TRIES = 3
/** Codes a day for a number per requester: a known device or an IP address. */
export const MAX_CODES_PER_REQUESTER_PER_DAY = 6
/** Codes a day for a number from all unknown devices together; bounds guessing to 36 tries of 10,000 codes a day. */
export const MAX_UNPROVEN_CODES_PER_PHONE_PER_DAY = 12
/** The same within the wait for another code, against flooding a phone. */
export const MAX_UNPROVEN_CODES_PER_PHONE_PER_WAIT = 3
export const MAX_CODES_PER_ADDRESS_PER_DAY = 20
export const MAX_CODES_PER_MINUTE_OVERALL = 300

/** The purpose of a code; it is valid for no other. */
export const CODE_PURPOSES = ['login', 'signup', 'changePhone', 'proof', 'share'] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]

/** The lifetime of a browser's challenge; its codes expire earlier. */
export const CHALLENGE_LIFETIME_SECONDS = 86_400
/** The longest lifetime that browsers allow a cookie. */
export const DEVICE_LIFETIME_SECONDS = 400 * 86_400

/** How long whoever proved a number by a code may pay a share of one split without an account. */
export const SHARE_PASS_SECONDS = 30 * 60

/** The names of the HttpOnly cookies that the api sets and reads; the web server forwards them. */
export function codeCookieNames(isHttps: boolean) {
  const prefix = isHttps ? '__Host-' : ''
  return {
    challenge: `${prefix}diyar_challenge`,
    device: `${prefix}diyar_device`,
    pass: `${prefix}diyar_share`,
  }
}

/** `03:00`: the countdown under the code boxes. */
export function formatCountdown(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}
