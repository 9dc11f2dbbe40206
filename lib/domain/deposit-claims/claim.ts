import type { ErrorCode } from '@/lib/domain/issues'
import type { Halalas } from '@/lib/domain/money'
import { addMinutes } from '@/lib/domain/time/days'

/** open: the guest may answer; in_review: an admin decides; settled: the deposit was shared, for good. */
export const CLAIM_STATES = ['open', 'in_review', 'settled'] as const
export type ClaimState = (typeof CLAIM_STATES)[number]

/** What the guest said; a claim without an answer goes to the admin too. */
export const CLAIM_ANSWERS = ['agreed', 'disputed'] as const

export const CLAIM_EVENTS = ['agree', 'dispute', 'expire', 'decide'] as const
export type ClaimEvent = (typeof CLAIM_EVENTS)[number]
type ClaimRole = 'guest' | 'system' | 'admin'

interface ClaimTransition {
  role: ClaimRole
  from: ClaimState
  to: ClaimState
}

/** The only ways through a claim, and who may take them. The vendor opens it and then waits. */
export const CLAIM_TRANSITIONS: Readonly<Record<ClaimEvent, ClaimTransition>> = {
  agree: { role: 'guest', from: 'open', to: 'settled' },
  dispute: { role: 'guest', from: 'open', to: 'in_review' },
  expire: { role: 'system', from: 'open', to: 'in_review' },
  decide: { role: 'admin', from: 'in_review', to: 'settled' },
}

/** Airbnb gave a guest 48 hours for this; a day more, because a weekend of travel lies between. */
const ANSWER_HOURS = 72

export const MAX_CLAIM_PHOTOS = 8

/** Until when the guest answers; silence goes to an admin. */
export function answerDueAt(claimedAt: Date): Date {
  return addMinutes(claimedAt, ANSWER_HOURS * 60)
}

/** Why this event is refused now; null when it is allowed. */
export function guardClaim(
  claim: { state: ClaimState; answerBy: Date },
  event: ClaimEvent,
  role: ClaimRole,
  now: Date,
): ErrorCode | null {
  const transition = CLAIM_TRANSITIONS[event]
  if (transition.role !== role) return 'forbidden'
  if (claim.state !== transition.from) return claim.state === 'settled' ? 'already_done' : 'not_in_this_state'
  const isOverdue = now >= claim.answerBy
  if (role === 'guest' && isOverdue) return 'deadline_passed'
  return event === 'expire' && !isOverdue ? 'too_early' : null
}

/** A deposit that Diyar holds, as far as a claim depends on it. */
export interface SecurityDeposit {
  heldHalalas: Halalas
  /** when it returns by itself; null before the end of the stay */
  returnsAt: Date | null
  isClaimed: boolean
  /** it was returned or shared */
  isSettled: boolean
}

/** Why the vendor may not claim the deposit now; null when allowed. */
export function guardNewClaim(deposit: SecurityDeposit, now: Date): ErrorCode | null {
  if (deposit.isClaimed) return 'already_done'
  if (deposit.returnsAt === null) return 'not_in_this_state'
  if (deposit.isSettled || now >= deposit.returnsAt) return 'deadline_passed'
  return deposit.heldHalalas > 0 ? null : 'not_in_this_state'
}
