import { toSar } from '@/lib/domain/money'
import type { AdminPayoutListWire, PayoutListWire, PayoutState } from '@/lib/domain/payouts/payout'
import type { Db } from '@/server/db/db'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import type { PageRequest } from '@/server/plugins/request-params'
import { listBatches, sumUnbatched } from './batch-store'
import { adminPayoutToWire, batchToWire, payoutToWire } from './payout-to-wire'
import { countPayoutsByState, countPayoutsOf, findVendorOf, listPayoutsIn, listPayoutsOf } from './store'

const SHOWN_BATCHES = 10

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

/** The payouts of one state for admins, the latest bank files, and what the next one would hold. */
export async function listAdminPayouts(
  db: Db,
  state: PayoutState,
  { page, pageSize }: PageRequest,
): Promise<AdminPayoutListWire> {
  const rows = await listPayoutsIn(db, state, { limit: pageSize, offset: (page - 1) * pageSize })
  const counts = await countPayoutsByState(db)
  const next = await sumUnbatched(db)
  return {
    data: rows.map(adminPayoutToWire),
    page,
    pageSize,
    total: counts[state],
    counts,
    batches: (await listBatches(db, SHOWN_BATCHES)).map(batchToWire),
    next: { count: next.count, total: toSar(next.sum) },
  }
}
