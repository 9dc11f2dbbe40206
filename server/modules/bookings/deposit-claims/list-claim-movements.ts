import type { MoneyMovement } from '@/lib/domain/booking/money/money-movements'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { type DepositClaim, listClaims } from './store'

/** The claim on each booking's deposit, as one of its money movements. */
export async function listClaimMovements(
  db: Db,
  bookingIds: readonly string[],
): Promise<Map<string, MoneyMovement>> {
  const claims = await listClaims(db, bookingIds)
  return new Map(claims.map((claim) => [claim.bookingId, movementOf(claim)]))
}

function movementOf({ state, createdAt, settledAt, claimedHalalas, grantedHalalas }: DepositClaim) {
  return {
    kind: 'deposit_claim' as const,
    at: createdAt.toISOString(),
    amount: toSar(grantedHalalas ?? claimedHalalas),
    state,
    endedAt: settledAt?.toISOString() ?? null,
  }
}
