import { array, type InferType, object, string } from 'yup'
import { userName } from '@/lib/domain/text/text'

/** What an API key may do; a route names the scopes of which one admits a key. */
export const KEY_SCOPES = ['availability', 'prices', 'bookings'] as const
export type KeyScope = (typeof KEY_SCOPES)[number]

/** Shows people and secret scanners what a leaked text is; 43 characters of 256 random bits follow. */
export const KEY_PREFIX = 'diyar_live_'
/** Keys of one vendor that are not revoked. */
export const MAX_KEYS = 10
/** Calls of one key, whatever addresses they come from. */
export const KEY_CALLS_PER_MINUTE = 120
const NAME_LENGTH = 60

export const apiKeyBody = object({
  name: userName(NAME_LENGTH).required(),
  scopes: array(string().oneOf(KEY_SCOPES).required()).required().min(1).max(KEY_SCOPES.length),
}).noUnknown()
export type ApiKeyBody = InferType<typeof apiKeyBody>

export const isApiKey = (token: string) => token.startsWith(KEY_PREFIX)

/** Whether a key with these scopes is admitted where any of `wanted` is enough. */
export const hasScope = (scopes: readonly KeyScope[], wanted: readonly KeyScope[]) =>
  wanted.some((one) => scopes.includes(one))
