import { Secret, TOTP as Totp } from 'otpauth'
import { TOTP } from '@/lib/domain/admin/two-step'

const SECRET_BYTES = 20
/** Periods before and after the present one, for clocks that differ. */
const WINDOW = 1

export const newTotpSecret = () => new Secret({ size: SECRET_BYTES }).base32

const totpOf = (secret: string, label: string) =>
  new Totp({
    issuer: 'Diyar',
    label,
    secret: Secret.fromBase32(secret),
    digits: TOTP.digits,
    period: TOTP.periodSeconds,
    algorithm: TOTP.algorithm,
  })

/** The otpauth address that apps read from a QR code. */
export const totpAddress = (secret: string, phone: string) => totpOf(secret, phone).toString()

/** The period in which a code is right; null for a wrong one. */
export function periodOfCode(secret: string, code: string, now: Date): number | null {
  const totp = totpOf(secret, '')
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}
