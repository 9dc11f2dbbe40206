import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import { CODE_LENGTH, type CodePurpose } from '@/lib/domain/account/one-time-code'

const TOKEN_BYTES = 32

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** The stored hash of a session token, a challenge or a device. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export function newCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
}

/** Whose code it is and for what. */
interface CodeBinding {
  phone: string
  purpose: CodePurpose
  challengeHash: string
}

/** The stored HMAC of a code with its number, purpose and challenge, so that a stolen table is useless. */
export function hashOfCode(secret: string, bound: CodeBinding, code: string): string {
  const { phone, purpose, challengeHash } = bound
  return createHmac('sha256', secret).update(`${phone}|${purpose}|${challengeHash}|${code}`).digest('hex')
}
