import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import { CODE_LENGTH, type CodePurpose } from '@/lib/domain/account/one-time-code'

const TOKEN_BYTES = 32

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** What is stored of a session token, a challenge or a device. */
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

/** What is stored of a code: bound to its binding under the secret, so a stolen table is of no use. */
export function hashOfCode(secret: string, bound: CodeBinding, code: string): string {
  const { phone, purpose, challengeHash } = bound
  return createHmac('sha256', secret).update(`${phone}|${purpose}|${challengeHash}|${code}`).digest('hex')
}
