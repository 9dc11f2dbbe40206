import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from './config'

/** What is written is written with the first key; the other one is only read with, while a key is rotated. */
export type Keys = readonly [string, ...string[]]

const keysOf = (key: string, other: string | undefined): Keys => (other ? [key, other] : [key])

export const sessionKeys = (config: Pick<Config, 'sessionSecret' | 'previousSessionSecret'>): Keys =>
  keysOf(config.sessionSecret, config.previousSessionSecret)

export const adminKeys = (config: Pick<Config, 'adminTotpKey' | 'previousAdminTotpKey'>): Keys =>
  keysOf(config.adminTotpKey, config.previousAdminTotpKey)

/** HMAC-SHA256 in base64url. */
export const sign = ([key]: Keys, text: string): string => hmac(key, text)

/** Whether one of the keys has signed the text. */
export function isSigned(keys: Keys, text: string, signature: string): boolean {
  const given = Buffer.from(signature)
  return keys.some((key) => {
    const right = Buffer.from(hmac(key, text))
    return right.length === given.length && timingSafeEqual(right, given)
  })
}

const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url')
