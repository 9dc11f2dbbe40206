import type { AdminClaimWire } from '@/lib/contract/schemas/deposit-claims/wire'
import type { Db } from '@/server/db/db'
import { claimRowToWire } from './claim-to-wire'
import { type ClaimRow, listClaims, listPhotoIds } from './store'

/** The claim on the deposit of a booking as admins read it; null without one. */
export async function getBookingClaim(
  db: Db,
  parties: Omit<ClaimRow, 'claim'>,
): Promise<AdminClaimWire | null> {
  const [claim] = await listClaims(db, [parties.booking.id])
  if (!claim) return null
  return claimRowToWire({ claim, ...parties }, (await listPhotoIds(db, [claim.id])).get(claim.id) ?? [])
}
