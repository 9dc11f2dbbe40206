import type { AdminArea } from '@/lib/domain/admin/areas'
import type { SecondStep } from '@/lib/domain/admin/two-step'
import { exactObject } from '@/lib/domain/exact-object'
import { codeSchema } from './account'

/** So long a proof counts that the owner is at the device; a session alone is not the owner (security.md, "Fresh proof"). */
export const PROOF_MINUTES = 10

/**
 * `code`: a code to the number on file, or a passkey. `secondStep`: that of an admin. `enrolment`: an admin has to set up the second step
 * first, because nothing else counts.
 */
export const PROOFS = ['code', 'secondStep', 'enrolment'] as const
export type Proof = (typeof PROOFS)[number]

/** `own`: the second step of who has one, a code or a passkey of everybody else. */
type Demand = 'own' | 'code' | 'secondStep'

/** What a session may not do by itself, and what it has to show first, in this order. */
export const PROVEN_ACTS = {
  phone: ['code', 'secondStep'],
  /** a user without the old number waits a week instead; an admin has the second step */
  phoneWithoutOld: ['secondStep'],
  bankAccount: ['own'],
  apiKey: ['own'],
  webhook: ['own'],
  /** who may act for a vendor, and who owns it */
  members: ['own'],
  passkeys: ['own'],
  export: ['own'],
  closing: ['own'],
  sessions: ['own'],
  /** an admin's decision about money, and who decides about it */
  console: ['own'],
  /** otherwise a stolen session would set it up for the thief */
  enrolment: ['code'],
} as const satisfies Record<string, readonly Demand[]>
export type ProvenAct = keyof typeof PROVEN_ACTS

/** Every change in these areas of the console is such an act. */
export const PROVEN_AREAS: readonly AdminArea[] = ['money', 'system']

/** When a session last proved what. */
export interface SessionProofs {
  codeAt: Date | null
  secondStepAt: Date | null
}

/** What is still to be shown before an act; null when nothing is. */
export function findMissingProof(
  act: ProvenAct,
  proofs: SessionProofs,
  admin: { secondStep: SecondStep } | null,
  now: Date,
): Proof | null {
  const hasSecondStep = admin !== null && admin.secondStep !== 'off'
  for (const demand of PROVEN_ACTS[act]) {
    const isByCode = demand === 'code' || (demand === 'own' && !hasSecondStep)
    if (isByCode && !isFresh(proofs.codeAt, now)) return 'code'
    if (isByCode || !hasSecondStep || isFresh(proofs.secondStepAt, now)) continue
    return admin.secondStep === 'enrol' ? 'enrolment' : 'secondStep'
  }
  return null
}

const isFresh = (at: Date | null, now: Date) =>
  at !== null && now.getTime() - at.getTime() < PROOF_MINUTES * 60_000

/** PUT user/proof. */
export const proofBody = exactObject({ otp: codeSchema })
