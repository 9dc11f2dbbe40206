/** The limits of one-time codes (security.md, "One-time codes and sessions"; marketplace.md, section 9). */
export const CODE_LENGTH = 4
export const CODE_LIFETIME_SECONDS = 300
export const RESEND_AFTER_SECONDS = 180
export const MAX_WRONG_TRIES = 3
/** Codes a day that one requester gets for a number: a browser where its owner logged in before, or an address. */
export const MAX_CODES_PER_REQUESTER_PER_DAY = 6
/** In sum for a number, of all who never proved to hold it: what bounds guessing, 36 tries of 10,000 a day. */
export const MAX_UNPROVEN_CODES_PER_PHONE_PER_DAY = 12
/** The same within the wait for another code, so that nobody's phone is flooded. */
export const MAX_UNPROVEN_CODES_PER_PHONE_PER_WAIT = 3
export const MAX_CODES_PER_ADDRESS_PER_DAY = 20
export const MAX_CODES_PER_MINUTE_OVERALL = 300

/** What a code was made for; it is of no use for anything else. */
export const CODE_PURPOSES = ['login', 'signup', 'changePhone', 'deleteAccount'] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]

/** How long a challenge stands for its browser; a code under it lives shorter. */
export const CHALLENGE_LIFETIME_SECONDS = 86_400
/** As long as browsers store a cookie at all. */
export const DEVICE_LIFETIME_SECONDS = 400 * 86_400

/** The api sets and reads these two cookies itself; the web passes them through and shows them to no script. */
export function codeCookieNames(isHttps: boolean) {
  const prefix = isHttps ? '__Host-' : ''
  return { challenge: `${prefix}diyar_challenge`, device: `${prefix}diyar_device` }
}

/** `03:00`: the countdown under the code boxes. */
export function formatCountdown(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}
