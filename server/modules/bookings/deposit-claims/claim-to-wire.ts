import type { AdminClaimWire, DepositClaimWire } from '@/lib/contract/schemas/deposit-claims/wire'
import { toSar } from '@/lib/domain/money'
import { nameToWire } from '@/lib/domain/text/bilingual'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'
import { documentUrl } from '@/server/modules/platform/uploads/document-file'
import type { ClaimRow, DepositClaim } from './store'

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

/** The same with its booking and both sides, for admins. */
export function claimRowToWire(
  { claim, booking, guest, host }: ClaimRow,
  photoIds: readonly string[],
): AdminClaimWire {
  return {
    ...claimToWire(claim, photoIds),
    deposit: toSar(claim.heldHalalas),
    booking: {
      _id: booking.id,
      code: booking.code,
      service: booking.snapshot.service.name,
      checkInAt: booking.checkInAt.toISOString(),
      checkOutAt: booking.checkOutAt.toISOString(),
    },
    guest: sideToWire(guest),
    host: sideToWire(host),
  }
}

const sideToWire = (person: ClaimRow['guest']) => ({
  ...nameToWire(publicNameOf(person)),
  phone: person.phone,
})
