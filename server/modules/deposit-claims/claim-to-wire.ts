import type { DepositClaimWire } from '@/lib/domain/deposit-claims/wire'
import { toSar } from '@/lib/domain/money'
import { documentUrl } from '@/server/modules/documents/document-file'
import type { DepositClaim } from './store'

/** A claim for its guest, its vendor and admins. */
export function claimToWire(claim: DepositClaim, photoIds: readonly string[]): DepositClaimWire {
  return {
    _id: claim.id,
    state: claim.state,
    amount: toSar(claim.claimedHalalas),
    reason: claim.reason,
    photos: photoIds.map(documentUrl),
    createdAt: claim.createdAt.toISOString(),
    answerBy: claim.answerBy.toISOString(),
    answer: answerOf(claim),
    outcome: outcomeOf(claim),
  }
}

function answerOf({ answer, answerText, answeredAt }: DepositClaim): DepositClaimWire['answer'] {
  if (answer === null || answeredAt === null) return null
  return { kind: answer, text: answerText, at: answeredAt.toISOString() }
}

function outcomeOf(claim: DepositClaim): DepositClaimWire['outcome'] {
  const { grantedHalalas, settledAt } = claim
  if (grantedHalalas === null || settledAt === null) return null
  return {
    granted: toSar(grantedHalalas),
    returned: toSar(claim.heldHalalas - grantedHalalas),
    reason: claim.decisionReason,
    at: settledAt.toISOString(),
  }
}
