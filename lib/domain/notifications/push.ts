import { type InferType, object, string } from 'yup'

/** The push services of the browsers, the only hosts to which push messages are sent. */
const SERVICES =
  /^(?:fcm\.googleapis\.com|(?:[\w-]+\.)+push\.services\.mozilla\.com|updates\.push\.services\.mozilla\.com|(?:[\w-]+\.)?push\.apple\.com|(?:[\w-]+\.)+notify\.windows\.com)$/

const MAX_ENDPOINT = 600
const BASE64URL = /^[\w-]+$/

/** An https address of a browser's push service, on its own port and without a password. */
function isPushAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return false
  return SERVICES.test(url.hostname)
}

const endpoint = string()
  .required()
  .max(MAX_ENDPOINT)
  .test('url', (value) => !value || isPushAddress(value))

/** PUT user/push: a browser's subscription, with its public key (65 bytes) and its secret (16 bytes) in base64url. */
export const pushBody = object({
  endpoint,
  keys: object({
    p256dh: string().required().length(87).matches(BASE64URL),
    auth: string().required().length(22).matches(BASE64URL),
  })
    .required()
    .noUnknown(),
}).noUnknown()
export type PushBody = InferType<typeof pushBody>

/** DELETE user/push. */
export const pushEndBody = object({ endpoint }).noUnknown()

/** The payload of a push message; a lock screen shows it, so it has no name, amount or code. */
export interface PushPayload {
  title: string
  body: string
  /** the page that a click opens */
  url: string
  /** a notification replaces the previous one with the same tag */
  tag: string
  lang: 'ar' | 'en'
  dir: 'rtl' | 'ltr'
}
