import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { RECOVERY_CODE_LENGTH } from '@/lib/domain/admin/two-step'
import { newId } from '@/server/db/schema/columns'
import type { Keys } from '@/server/rotating-keys'

const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32

/** One key for each purpose, so that a hash says nothing about the cipher. */
const keyFor = (purpose: 'seal' | 'recovery', totpKey: string) =>
  Buffer.from(hkdfSync('sha256', totpKey, '', `diyar admin two-step ${purpose}`, KEY_BYTES))

/** Encrypts a secret for its owner, a user or an endpoint; the text cannot be opened for another one. */
export function sealSecret([key]: Keys, ownerId: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFor('seal', key), nonce).setAAD(Buffer.from(ownerId))
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
}

/** Null when no key, owner or text is that of the sealing. */
export function openSecret(keys: Keys, ownerId: string, sealed: string): string | null {
  return keys.map((key) => openWith(key, ownerId, sealed)).find((secret) => secret !== null) ?? null
}

/** The same secret under the first key; null where it is that already, or cannot be opened. */
export function reseal(keys: Keys, ownerId: string, sealed: string): string | null {
  if (openWith(keys[0], ownerId, sealed) !== null) return null
  const secret = openSecret(keys, ownerId, sealed)
  return secret === null ? null : sealSecret(keys, ownerId, secret)
}

function openWith(key: string, ownerId: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', keyFor('seal', key), nonce)
    .setAAD(Buffer.from(ownerId))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8')
  try {
    return text + decipher.final('utf8')
  } catch {
    return null
  }
}

/** 50 random bits in the alphabet of our ids, which has no letters that look alike. */
export const newRecoveryCode = () => newId().slice(0, RECOVERY_CODE_LENGTH)

export const hashOfRecoveryCode = (totpKey: string, userId: string, folded: string) =>
  createHmac('sha256', keyFor('recovery', totpKey)).update(`${userId}|${folded}`).digest('hex')
