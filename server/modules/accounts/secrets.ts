import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import { CODE_LENGTH, type CodePurpose } from '@/lib/domain/code'

const TOKEN_BYTES = 32

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** What is stored of a session token. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export function newCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
}

/** What is stored of a code: bound to its number and purpose under the secret, so a stolen table is of no use. */
export function hashOfCode(secret: string, phone: string, purpose: CodePurpose, code: string): string {
  return createHmac('sha256', secret).update(`${phone}|${purpose}|${code}`).digest('hex')
}
