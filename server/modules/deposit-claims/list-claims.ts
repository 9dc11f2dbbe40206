import type { ClaimState } from '@/lib/domain/deposit-claims/claim'
import type { AdminClaimListWire, AdminClaimWire } from '@/lib/domain/deposit-claims/wire'
import { toSar } from '@/lib/domain/money'
import { nameToWire } from '@/lib/domain/text/bilingual'
import type { Db } from '@/server/db/db'
import { publicNameOf } from '@/server/modules/listings/public-name'
import type { PageRequest } from '@/server/plugins/request-params'
import { claimToWire } from './claim-to-wire'
import { type ClaimRow, countClaims, listClaimsIn, listPhotoIds } from './store'

/** The claims of one state for admins, with both sides and the count of each state. */
export async function listAdminClaims(
  db: Db,
  state: ClaimState,
  { page, pageSize }: PageRequest,
): Promise<AdminClaimListWire> {
  const rows = await listClaimsIn(db, state, { limit: pageSize, offset: (page - 1) * pageSize })
  const photos = await listPhotoIds(
    db,
    rows.map(({ claim }) => claim.id),
  )
  const counts = await countClaims(db)
  const data = rows.map((row) => claimRowToWire(row, photos.get(row.claim.id) ?? []))
  return { data, page, pageSize, total: counts[state], counts }
}

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
