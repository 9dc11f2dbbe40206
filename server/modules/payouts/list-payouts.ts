import type { PayoutListWire } from '@/lib/domain/payouts/payout'
import type { Db } from '@/server/db/db'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import type { PageRequest } from '@/server/plugins/request-params'
import { payoutToWire } from './payout-to-wire'
import { countPayoutsOf, findVendorOf, listPayoutsOf } from './store'

/** A vendor's own payouts, the newest first. */
export async function listOwnPayouts(
  db: Db,
  user: SignedIn,
  { page, pageSize }: PageRequest,
): Promise<PayoutListWire> {
  const vendorId = (await findVendorOf(db, user._id))?.vendor.id ?? ''
  const rows = await listPayoutsOf(db, vendorId, { limit: pageSize, offset: (page - 1) * pageSize })
  return { data: rows.map(payoutToWire), page, pageSize, total: await countPayoutsOf(db, vendorId) }
}
