/** For what is not a document; a document also gets the policy of its scripts (content-policy.ts). */
export const BASE_POLICY = "frame-ancestors 'none'; base-uri 'self'; object-src 'none'"

/** On every answer of the web process. */
export const SECURITY_HEADERS = {
  // Browsers heed it behind https only.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': BASE_POLICY,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(self), geolocation=(self)',
}
