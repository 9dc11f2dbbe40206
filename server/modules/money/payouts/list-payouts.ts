import type { PayoutListWire } from '@/lib/contract/schemas/payouts/payout'
import type { Db } from '@/server/db/db'
import type { PageRequest } from '@/server/plugins/request-params'
import type { Member } from '@/server/policy/signed-in'
import { payoutToWire } from './payout-to-wire'
import { countPayoutsOf, listPayoutsOf } from './store'

/** A vendor's own payouts, the newest first. */
export async function listOwnPayouts(
  db: Db,
  member: Member,
  { page, pageSize }: PageRequest,
): Promise<PayoutListWire> {
  const { vendorId } = member
  const rows = await listPayoutsOf(db, vendorId, { limit: pageSize, offset: (page - 1) * pageSize })
  return { data: rows.map(payoutToWire), page, pageSize, total: await countPayoutsOf(db, vendorId) }
}
