import { randomBytes } from 'node:crypto'
import { PASSKEY_CHALLENGE_SECONDS, type PasskeyPurpose } from '@/lib/domain/account/passkey'
import { isSigned, type Keys, sign } from '@/server/rotating-keys'

const RANDOM_BYTES = 16

/** For what a challenge is, and for which session; a visitor who signs in has none yet. */
export interface ChallengeBinding {
  purpose: PasskeyPurpose
  sessionHash: string | null
}

/** `expiry.random.signature`, so that asking for one stores nothing; any api process can tell that it is ours. */
export function newChallenge(keys: Keys, bound: ChallengeBinding, now: Date): string {
  const expiry = now.getTime() + PASSKEY_CHALLENGE_SECONDS * 1000
  const content = `${expiry}.${randomBytes(RANDOM_BYTES).toString('base64url')}`
  return `${content}.${sign(keys, signedText(bound, content))}`
}

/** When it expires; null for one that is not ours, was made for something else, or has expired. */
export function expiryOf(keys: Keys, bound: ChallengeBinding, challenge: string, now: Date): Date | null {
  const [expiry = '', random = '', signature = ''] = challenge.split('.')
  if (!isSigned(keys, signedText(bound, `${expiry}.${random}`), signature)) return null
  const expiresAt = new Date(Number(expiry))
  return expiresAt > now ? expiresAt : null
}

const signedText = ({ purpose, sessionHash }: ChallengeBinding, content: string) =>
  `passkey|${purpose}|${sessionHash ?? ''}|${content}`
