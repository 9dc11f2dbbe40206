import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import type { Access, Route } from '@/lib/contract/route'
import { canCreateListings } from '@/lib/domain/account/account'
import {
  findMissingProof,
  PROVEN_AREAS,
  type ProofNeeded,
  type ProvenAct,
} from '@/lib/domain/account/fresh-proof'
import { type AdminArea, mayRead, mayWrite } from '@/lib/domain/admin/areas'
import { hasScope, isApiKey, KEY_CALLS_PER_MINUTE, type KeyScope } from '@/lib/domain/api-keys/api-key'
import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { readSession, type SignedIn } from '@/server/modules/accounts/read-session'
import { type CallersKey, readKey } from '@/server/modules/api-keys/read-key'
import type { Counters } from '@/server/ports/counters'
import { countUse, countWithin } from './usage-limits'

interface RouteEntry {
  method: string
  url: string
  access: Access
  area?: AdminArea
  keyScopes?: readonly KeyScope[]
  proof?: ProvenAct
}

const MINUTE_MS = 60_000
const SAFE_METHODS = ['GET', 'HEAD']

declare module 'fastify' {
  /** A route without `access` stops the start. */
  interface FastifyContextConfig
    extends Partial<
      Pick<
        Route,
        'access' | 'area' | 'keyScopes' | 'proof' | 'use' | 'cacheSeconds' | 'isSameForAll' | 'changesState'
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

const ADMITS: Record<Access, (user: SignedIn | null) => boolean> = {
  public: () => true,
  user: (user) => user !== null,
  vendor: (user) => user !== null && canCreateListings(user),
  anyAdmin: (user) => user !== null && user.adminSession !== null,
  admin: (user) => user !== null && user.adminRole !== null,
}

/** Whether a route belongs to the console, which does not exist for others. */
export const isOfConsole = (access: Access | undefined) => access === 'admin' || access === 'anyAdmin'

export function guardRoutes(app: FastifyInstance, deps: Deps, counters: Counters): void {
  app.decorate('routeEntries', [])
  app.decorateRequest('user', null)
  app.decorateRequest('apiKey', null)
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${method} ${url} does not say who may call it`)
    const { access, area, keyScopes } = config
    if ((access === 'admin') !== (area !== undefined))
      throw new Error(`${method} ${url}: admins go with an area`)
    for (const one of [method].flat()) {
      const proof = proofFor(one, config)
      if (proof && (access === 'public' || keyScopes))
        throw new Error(`${method} ${url}: only a signed-in user can prove anything`)
      app.routeEntries.push({ method: one, url, access, area, keyScopes, proof })
    }
  })
  app.addHook('onRequest', async (request) => {
    const { access, area, use } = request.routeOptions.config
    if (!access) return
    const token = bearerOf(request)
    if (token && isApiKey(token)) await admitKey(request, token, deps, counters)
    else request.user = token ? await readSession(deps, token) : null
    if (!ADMITS[access](request.user)) throw refusalFor(access, request.user)
    if (area && !isAllowed(request, area)) throw new DomainError('role_may_not')
    const act = proofFor(request.method, request.routeOptions.config)
    if (act) assertProven(userIn(request), act, deps.clock.now())
    if (use) await countUse(counters, use, userIn(request)._id)
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

/** Routes of the console answer as an unknown address would. */
function refusalFor(access: Access, user: SignedIn | null): DomainError {
  if (isOfConsole(access)) return new DomainError('not_found')
  return new DomainError(user ? 'forbidden' : 'unauthenticated')
}

function isAllowed({ method, user }: FastifyRequest, area: AdminArea): boolean {
  const role = user?.adminRole ?? null
  return SAFE_METHODS.includes(method) ? mayRead(role, area) : mayWrite(role, area)
}

function proofFor(method: string, { area, proof }: FastifyContextConfig): ProvenAct | undefined {
  const isProvenArea = area !== undefined && PROVEN_AREAS.includes(area)
  return proof ?? (isProvenArea && !SAFE_METHODS.includes(method) ? 'console' : undefined)
}

/** A stolen session, or a device left open, goes no further than this. */
function assertProven({ proofs, adminSession }: SignedIn, act: ProvenAct, now: Date): void {
  const proof = findMissingProof(act, proofs, adminSession, now)
  if (proof) throw new DomainError('proof_needed', { data: { proof } satisfies ProofNeeded })
}

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

/** The signed-in user of a route whose access is not public. */
export function userIn(request: FastifyRequest): SignedIn {
  if (!request.user) throw new DomainError('unauthenticated')
  return request.user
}
