import type { DepositWire } from '@/lib/contract/schemas/deposit-claims/wire'
import { guardClaim, guardNewClaim } from '@/lib/domain/deposit-claims/claim'
import { toSar } from '@/lib/domain/money'
import type { Db } from '@/server/db/db'
import { getOwnBooking } from '@/server/modules/bookings/get-own-booking'
import { getSecurityDeposit } from '@/server/modules/money/ledger/security-deposit'
import { claimToWire } from './claim-to-wire'
import { listClaims, listPhotoIds } from './store'

/** The deposit of a booking with its claim, as both sides read it; `not_found` for the bookings of others. */
export async function getDeposit(
  db: Db,
  bookingId: string,
  owner: { guestId: string } | { vendorId: string },
  now: Date,
): Promise<DepositWire> {
  await getOwnBooking(db, bookingId, owner)
  const held = await getSecurityDeposit(db, bookingId)
  const [claim] = await listClaims(db, [bookingId])
  const photos = claim ? ((await listPhotoIds(db, [claim.id])).get(claim.id) ?? []) : []
  const returnsByItself = !held.isClaimed && !held.isSettled
  return {
    amount: toSar(claim?.heldHalalas ?? held.heldHalalas),
    returnsAt: (returnsByItself && held.returnsAt?.toISOString()) || null,
    mayClaim: 'vendorId' in owner && guardNewClaim(held, now) === null,
    mayAnswer: 'guestId' in owner && !!claim && guardClaim(claim, 'agree', 'guest', now) === null,
    claim: claim ? claimToWire(claim, photos) : null,
  }
}
