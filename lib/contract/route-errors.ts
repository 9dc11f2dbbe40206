import type { ErrorCode } from '@/lib/domain/issues'
import { isOfConsole, proofOf, type Route } from './route'

interface Cause {
  when: (route: Route, method: string, path: string) => boolean
  codes: readonly ErrorCode[]
}

const isOfVendors = ({ access }: Route) => access === 'vendor' || access === 'applicant'
const isOfUsers = (route: Route) => route.access === 'user' || isOfVendors(route)
const isChange = (_route: Route, method: string) => method !== 'GET'

/** What the plugins answer around every handler, by what of a route is the cause. */
const CAUSES = [
  {
    when: () => true,
    codes: ['bad_request', 'too_many_requests', 'internal', 'unavailable', 'storage_full'],
  },
  /** nothing has this id, which may also be in a format that is not ours */
  { when: (_route, _method, path) => path.includes(':'), codes: ['not_found'] },
  { when: ({ access }) => isOfConsole(access), codes: ['not_found'] },
  { when: isOfUsers, codes: ['unauthenticated'] },
  { when: isOfVendors, codes: ['forbidden'] },
  { when: ({ area, action }) => Boolean(area ?? action), codes: ['role_may_not'] },
  { when: (route) => isOfUsers(route) && !route.keyScopes, codes: ['key_not_allowed'] },
  { when: ({ keyScopes }) => keyScopes !== undefined, codes: ['key_scope_missing'] },
  { when: (route, method) => proofOf(method, route) !== undefined, codes: ['proof_needed'] },
  {
    when: (route, method) => isChange(route, method) || route.changesState === true,
    codes: ['foreign_origin'],
  },
  { when: isChange, codes: ['too_large', 'wrong_type'] },
  { when: ({ idempotencyKey }) => idempotencyKey !== undefined, codes: ['idempotency_key_reused'] },
] as const satisfies readonly Cause[]

/** Codes that a route may answer without listing them. */
export type CommonCode = (typeof CAUSES)[number]['codes'][number]

/** The codes that the plugins may answer for a route, by its name and its other properties. */
export function commonCodesOf(name: string, route: Route): ErrorCode[] {
  const [method = '', path = ''] = name.split(' ')
  const causes: readonly Cause[] = CAUSES
  return [...new Set(causes.filter(({ when }) => when(route, method, path)).flatMap(({ codes }) => codes))]
}

/** All codes that a call of a route may answer: its own, and those of the plugins. */
export const codesOf = (name: string, route: Route): ErrorCode[] => [
  ...(route.errors ?? []),
  ...commonCodesOf(name, route),
]
