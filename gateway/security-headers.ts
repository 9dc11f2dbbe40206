/** On every answer of the web process; a document has the whole policy instead of this one (content-policy.ts). */
export const SECURITY_HEADERS = {
  // Browsers heed it behind https only.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(self), geolocation=(self)',
}
