import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from './config'

/** The key that is written with comes first; the one before it is only read, until what it wrote has expired. */
export type Keys = readonly [string, ...string[]]

export const sessionKeys = ({
  sessionSecret,
  previousSessionSecret: before,
}: Pick<Config, 'sessionSecret' | 'previousSessionSecret'>): Keys =>
  before ? [sessionSecret, before] : [sessionSecret]

/** HMAC-SHA256 in base64url under the current key. */
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
