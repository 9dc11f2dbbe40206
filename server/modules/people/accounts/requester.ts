import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  CHALLENGE_LIFETIME_SECONDS,
  codeCookieNames,
  DEVICE_LIFETIME_SECONDS,
  SHARE_PASS_SECONDS,
} from '@/lib/domain/account/one-time-code'
import type { Config } from '@/server/config'
import type { Db } from '@/server/db/db'
import { bearerOf } from '@/server/plugins/auth'
import { hasOpenChallenge } from './code-store'
import { isKnownDevice } from './device-store'
import { hashOfToken, newToken } from './secrets'

/** Secrets that the server has issued to a visitor. */
export interface VisitorCredentials {
  challenge?: string
  device?: string
}

/** The secrets that identify a caller. */
export type Credentials = VisitorCredentials | { session: string; isOwnNumber: boolean }

/** The requester of a code. Without `provenBy` the caller may not own the number. */
export interface Requester {
  /** a challenge to issue; null: the session identifies the caller */
  challenge: string | null
  challengeHash: string
  provenBy: string | null
}

/** Browsers send the secrets as cookies, other clients in the body. */
export function visitorCredentials(
  request: FastifyRequest,
  { publicOrigin }: Config,
  body: VisitorCredentials,
): VisitorCredentials {
  const names = codeCookieNames(publicOrigin.startsWith('https:'))
  return {
    challenge: body.challenge ?? readSecretCookie(request, names.challenge),
    device: body.device ?? readSecretCookie(request, names.device),
  }
}

export function userCredentials(
  request: FastifyRequest,
  { isOwnNumber }: { isOwnNumber: boolean },
): Credentials {
  return { session: bearerOf(request) ?? '', isOwnNumber }
}

/** Sets the secrets as cookies; a used challenge is removed. */
export function setCredentialCookies(
  reply: FastifyReply,
  { publicOrigin }: Config,
  taken: VisitorCredentials,
): void {
  const isHttps = publicOrigin.startsWith('https:')
  const names = codeCookieNames(isHttps)
  if (taken.challenge !== undefined) {
    const maxAgeSeconds = taken.challenge ? CHALLENGE_LIFETIME_SECONDS : 0
    setSecretCookie(reply, { name: names.challenge, value: taken.challenge, maxAgeSeconds, isHttps })
  }
  if (taken.device) {
    const maxAgeSeconds = DEVICE_LIFETIME_SECONDS
    setSecretCookie(reply, { name: names.device, value: taken.device, maxAgeSeconds, isHttps })
  }
}

/** The secret of a payer without an account. */
export const sharePassIn = (request: FastifyRequest, { publicOrigin }: Config): string | undefined =>
  readSecretCookie(request, codeCookieNames(publicOrigin.startsWith('https:')).pass)

/** An empty one is removed. */
export function setSharePassCookie(reply: FastifyReply, { publicOrigin }: Config, value: string): void {
  const isHttps = publicOrigin.startsWith('https:')
  const maxAgeSeconds = value ? SHARE_PASS_SECONDS : 0
  setSecretCookie(reply, { name: codeCookieNames(isHttps).pass, value, maxAgeSeconds, isHttps })
}

/** Reuses an open challenge of this server; else makes a new one. */
export async function identifyRequester(
  tx: Db,
  holding: Credentials,
  { phone, now }: { phone: string; now: Date },
): Promise<Requester> {
  if ('session' in holding) {
    const challengeHash = hashOfToken(holding.session)
    return { challenge: null, challengeHash, provenBy: holding.isOwnNumber ? challengeHash : null }
  }
  const since = new Date(now.getTime() - CHALLENGE_LIFETIME_SECONDS * 1000)
  const isOpen = holding.challenge && (await hasOpenChallenge(tx, hashOfToken(holding.challenge), since))
  const challenge = isOpen && holding.challenge ? holding.challenge : newToken()
  const deviceHash = holding.device ? hashOfToken(holding.device) : null
  const isKnown = deviceHash !== null && (await isKnownDevice(tx, deviceHash, phone))
  return { challenge, challengeHash: hashOfToken(challenge), provenBy: isKnown ? deviceHash : null }
}

/** The value of a cookie with 256 random bits; undefined for any other value. */
function readSecretCookie({ headers }: FastifyRequest, name: string): string | undefined {
  const named = (headers.cookie ?? '').split(/;\s*/).find((one) => one.startsWith(`${name}=`))
  const value = named?.slice(name.length + 1)
  return value && /^[\w-]{43}$/.test(value) ? value : undefined
}

/** HttpOnly and SameSite; 0 seconds remove the cookie. */
function setSecretCookie(
  reply: FastifyReply,
  cookie: { name: string; value: string; maxAgeSeconds: number; isHttps: boolean },
): void {
  const { name, value, maxAgeSeconds, isHttps } = cookie
  // Next drops `Max-Age=0` where it joins cookies, so a removal has an Expires too.
  const past = maxAgeSeconds === 0 ? [`Expires=${new Date(0).toUTCString()}`] : []
  const attributes = ['Path=/', `Max-Age=${maxAgeSeconds}`, ...past, 'HttpOnly', 'SameSite=Lax']
  reply.header('set-cookie', [`${name}=${value}`, ...attributes, ...(isHttps ? ['Secure'] : [])].join('; '))
}
