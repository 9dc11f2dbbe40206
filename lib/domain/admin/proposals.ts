import type { ErrorCode } from '@/lib/domain/issues'

/** A change that one admin proposes and another decides about. */
export const PROPOSAL_STATES = ['proposed', 'approved', 'refused', 'withdrawn'] as const
export type ProposalState = (typeof PROPOSAL_STATES)[number]

export type ProposalDecision = { state: 'approved' | 'withdrawn' } | { state: 'refused'; reason: string }

/**
 * Why an admin may not bring a proposal into a state; null when nothing hinders it. The one who proposed it withdraws it and
 * decides nothing else, and `isInvolved` admins, whom it is about, decide nothing.
 */
export function findObstacle(
  { proposedBy, isInvolved }: { proposedBy: string; isInvolved: boolean },
  adminId: string,
  to: ProposalDecision['state'],
): ErrorCode | null {
  const isOwn = proposedBy === adminId
  if (to === 'withdrawn') return isOwn ? null : 'forbidden'
  return isOwn || isInvolved ? 'second_person_needed' : null
}
