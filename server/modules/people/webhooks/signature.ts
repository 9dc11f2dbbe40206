/** The header of a delivery: `t=<seconds>,v1=<HMAC-SHA256 of signedText in hex>`. */
export const SIGNATURE_HEADER = 'diyar-signature'
export const SECRET_PREFIX = 'whsec_'

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000)

/** The time is signed too, so that a receiver can refuse an old delivery. */
export const signedText = (body: string, at: Date) => `${secondsOf(at)}.${body}`
export const signatureHeader = (hmacHex: string, at: Date) => `t=${secondsOf(at)},v1=${hmacHex}`
