import { type Access, isOfConsole, type Route, SAFE_METHODS } from '@/lib/contract/route'
import type { ProofNeeded } from '@/lib/contract/schemas/account/fresh-proof'
import { findMissingProof, type ProvenAct } from '@/lib/domain/account/fresh-proof'
import { preparingMembership } from '@/lib/domain/account/membership'
import { mayRead, mayWrite } from '@/lib/domain/admin/areas'
import { type AdminRole, hasRight, SPECIAL_RIGHTS } from '@/lib/domain/admin/roles'
import { DomainError } from '@/lib/domain/issues'
import { can } from '@/lib/domain/policy/vendor-policy'
import type { SignedIn } from './signed-in'

/** What a route says of its callers. */
export type RouteRule = Partial<Pick<Route, 'access' | 'area' | 'right' | 'action'>>

const ADMITS: Record<Access, (user: SignedIn | null) => boolean> = {
  public: () => true,
  user: (user) => user !== null,
  applicant: (user) => user !== null && user.role !== 'Admin' && preparingMembership(user) !== null,
  vendor: (user) => user !== null && user.role !== 'Admin' && user.vendor !== null,
  anyAdmin: (user) => user !== null && user.adminSession !== null,
  admin: (user) => user !== null && user.adminRole !== null,
}

/** Why a rule is contradictory; null when it is whole. */
export function faultOf({ access, area, right, action }: RouteRule): string | null {
  if (!access) return 'does not say who may call it'
  if ((access === 'admin') !== (area !== undefined)) return 'admins go with an area'
  if (right && SPECIAL_RIGHTS[right].area !== area) return 'a right goes with its area'
  const isOfVendor = access === 'vendor' || access === 'applicant'
  return isOfVendor !== (action !== undefined) ? 'vendors go with an action' : null
}

/** Throws `unauthenticated`, `forbidden`, `role_may_not`, and `not_found` where others may not know of the route. */
export function assertMayCall(rule: RouteRule, method: string, user: SignedIn | null): void {
  const { access = 'public', action } = rule
  if (!ADMITS[access](user)) {
    if (isOfConsole(access)) throw new DomainError('not_found')
    throw new DomainError(user ? 'forbidden' : 'unauthenticated')
  }
  if (!mayUse(user?.adminRole ?? null, rule, method)) throw new DomainError('role_may_not')
  const actor = access === 'applicant' ? { vendor: preparingMembership(user) } : user
  if (action && !can(actor, action)) throw new DomainError('role_may_not')
}

function mayUse(role: AdminRole | null, { area, right }: RouteRule, method: string): boolean {
  if (right) return hasRight(role, right)
  if (!area) return true
  return SAFE_METHODS.includes(method) ? mayRead(role, area) : mayWrite(role, area)
}

/** A stolen session, or a device left open, goes no further than this. Throws `proof_needed`. */
export function assertProven({ proofs, adminSession }: SignedIn, act: ProvenAct, now: Date): void {
  const proof = findMissingProof(act, proofs, adminSession, now)
  if (proof) throw new DomainError('proof_needed', { data: { proof } satisfies ProofNeeded })
}
