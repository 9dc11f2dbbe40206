import { and, eq, or } from 'drizzle-orm'
import type { AdminClaimListWire, AdminClaimWire } from '@/lib/contract/schemas/deposit-claims/wire'
import { CLAIM_TABLE } from '@/lib/domain/admin/tables'
import type { ClaimState } from '@/lib/domain/deposit-claims/claim'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { depositClaims } from '@/server/db/schema/money/deposit-claims'
import { isOfBooking } from '@/server/modules/bookings/admin/find-bookings'
import type { TableWithMore } from '@/server/modules/platform/admin-tables/admin-table'
import { claimRowToWire } from './claim-to-wire'
import { countClaims, listClaimsByIds, listPhotoIds } from './store'

/** Claims on deposits, found by what finds their bookings. */
export const claimTable: TableWithMore<AdminClaimListWire> = {
  spec: CLAIM_TABLE,
  source: {
    from: depositClaims,
    id: depositClaims.id,
    sorts: { createdAt: depositClaims.createdAt },
    where: async (db, { q, filters: { state } }) =>
      and(
        state ? eq(depositClaims.state, state as ClaimState) : undefined,
        q ? or(eq(depositClaims.id, q), await isOfBooking(db, depositClaims.bookingId, q)) : undefined,
      ),
    load: loadRows,
  },
  file: {
    booking: (row) => row.booking.code,
    service: (row, _, language) => row.booking.service[language],
    state: (row, text) => text(`admin.depositClaims.states.${row.state}`),
    guest: (row, _, language) => (language === 'ar' ? row.guest.name_ar : row.guest.name),
    host: (row, _, language) => (language === 'ar' ? row.host.name_ar : row.host.name),
    amount: (row) => row.amount,
    deposit: (row) => row.deposit,
    createdAt: (row) => riyadhDay(new Date(row.createdAt)),
  },
  beside: async ({ db }) => ({ counts: await countClaims(db) }),
}

async function loadRows(db: Db, ids: string[]): Promise<AdminClaimWire[]> {
  const photos = await listPhotoIds(db, ids)
  return (await listClaimsByIds(db, ids)).map((row) => claimRowToWire(row, photos.get(row.claim.id) ?? []))
}
