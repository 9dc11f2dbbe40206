import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Access, isOfConsole, proofOf, type Route } from '@/lib/contract/route'
import type { ProvenAct } from '@/lib/domain/account/fresh-proof'
import { preparingMembership } from '@/lib/domain/account/membership'
import { hasScope, isApiKey, KEY_CALLS_PER_MINUTE, type KeyScope } from '@/lib/domain/api-keys/api-key'
import { DomainError } from '@/lib/domain/issues'
import { networkOf } from '@/lib/domain/network-of'
import type { Deps } from '@/server/deps'
import { readSession } from '@/server/modules/people/accounts/read-session'
import { type CallersKey, readKey } from '@/server/modules/people/api-keys/read-key'
import { assertMayCall, assertProven, faultOf, type RouteRule } from '@/server/policy/route-policy'
import type { Member, SignedIn } from '@/server/policy/signed-in'
import type { Counters } from '@/server/ports/counters'
import { countUse, countWithin } from './usage-limits'

interface RouteEntry extends RouteRule {
  method: string
  url: string
  access: Access
  keyScopes?: readonly KeyScope[]
  proof?: ProvenAct
}

const MINUTE_MS = 60_000

declare module 'fastify' {
  /** A route without `access` stops the start. */
  interface FastifyContextConfig
    extends Partial<
      Pick<
        Route,
        | 'access'
        | 'area'
        | 'right'
        | 'action'
        | 'keyScopes'
        | 'proof'
        | 'use'
        | 'cacheSeconds'
        | 'isSameForAll'
        | 'changesState'
        | 'errors'
      >
    > {}
  interface FastifyRequest {
    user: SignedIn | null
    /** the key that calls in place of its vendor; null for people */
    apiKey: CallersKey | null
  }
  interface FastifyInstance {
    routeEntries: RouteEntry[]
  }
}

export function guardRoutes(app: FastifyInstance, deps: Deps, counters: Counters): void {
  app.decorate('routeEntries', [])
  app.decorateRequest('user', null)
  app.decorateRequest('apiKey', null)
  app.addHook('onRoute', ({ method, url, config }) => {
    const fault = faultOf(config ?? {})
    if (!config?.access || fault) throw new Error(`${method} ${url}: ${fault}`)
    const { access, area, right, action, keyScopes } = config
    for (const one of [method].flat()) {
      const proof = proofOf(one, config)
      if (proof && (access === 'public' || keyScopes))
        throw new Error(`${method} ${url}: only a signed-in user can prove anything`)
      app.routeEntries.push({ method: one, url, access, area, right, keyScopes, proof, action })
    }
  })
  app.addHook('onRequest', async (request) => {
    const { use, ...rule } = request.routeOptions.config
    if (!rule.access) return
    const token = bearerOf(request)
    if (token && isApiKey(token)) await admitKey(request, token, deps, counters)
    else request.user = token ? await readSession(deps, token) : null
    assertMayCall(rule, request.method, request.user)
    const act = proofOf(request.method, request.routeOptions.config)
    if (act) assertProven(userIn(request), act, deps.clock.now())
    if (use) await countUse(counters, use, counted(request, rule))
  })
  app.addHook('onSend', async (request, reply) => {
    const { cacheSeconds } = request.routeOptions.config
    const isShared = cacheSeconds && !request.headers.authorization && reply.statusCode === 200
    if (!reply.hasHeader('cache-control')) {
      reply.header('cache-control', isShared ? `public, max-age=${cacheSeconds}` : 'no-store')
    }
    const isSame = request.routeOptions.config.isSameForAll && reply.statusCode === 200
    if (!isSame) reply.header('vary', 'Authorization, Accept-Language')
  })
}

/** Who is counted: the vendor of a member, an applicant or a user, and on a public route the address of a visitor. */
const counted = ({ user, ip }: FastifyRequest, { access, action }: Partial<RouteRule>): string =>
  (action && user?.vendor?.vendorId) || user?._id || (access === 'public' ? networkOf(ip) : '')

/** Lets a key act for its vendor where the route names one of its scopes. On a public route it is a visitor. */
async function admitKey(request: FastifyRequest, key: string, deps: Deps, counters: Counters): Promise<void> {
  const { access, keyScopes } = request.routeOptions.config
  if (access === 'public' || isOfConsole(access)) return
  const found = await readKey(deps, key)
  if (!found) throw new DomainError('unauthenticated')
  await countWithin(counters, `key:${found.apiKey.id}`, KEY_CALLS_PER_MINUTE, MINUTE_MS)
  if (!keyScopes) throw new DomainError('key_not_allowed')
  if (!hasScope(found.apiKey.scopes, keyScopes)) throw new DomainError('key_scope_missing')
  request.user = found.user
  request.apiKey = found.apiKey
}

export function bearerOf(request: FastifyRequest): string | null {
  return /^Bearer ([\w-]{20,128})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null
}

/** The member of a vendor on a route whose access is `vendor`. */
export function memberIn(request: FastifyRequest): Member {
  const user = userIn(request)
  if (!user.vendor) throw new DomainError('forbidden')
  const apiKey = request.apiKey?.name ?? null
  return { ...user, vendor: user.vendor, vendorId: user.vendor.vendorId, apiKey }
}

/** The vendor for which a listing is prepared, on a route whose access is `applicant`. */
export function preparingVendorIn(request: FastifyRequest): Pick<Member, 'vendorId'> {
  const membership = preparingMembership(request.user)
  if (!membership) throw new DomainError('forbidden')
  return { vendorId: membership.vendorId }
}

/** The signed-in user of a route whose access is not public. */
export function userIn(request: FastifyRequest): SignedIn {
  if (!request.user) throw new DomainError('unauthenticated')
  return request.user
}
