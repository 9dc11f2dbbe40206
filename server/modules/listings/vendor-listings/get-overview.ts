import type { ListingOverviewWire } from '@/lib/contract/schemas/listing/vendor-listing'
import { DomainError } from '@/lib/domain/issues'
import { toWire } from '@/lib/domain/listing/wire'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Deps } from '@/server/deps'
import { isLicenceRequired } from '@/server/modules/catalogue/get-settings'
import { getListing } from '@/server/modules/listings/get-listing'
import type { Member } from '@/server/policy/signed-in'
import { figuresOfListing } from './get-figures'
import { listHistory } from './history-store'
import { listVendorPage } from './list-store'
import { OCCUPANCY_DAYS, vendorCardOf } from './list-vendor-listings'
import { textChangeOf } from './pending-texts'
import { findPending } from './store'

/** One own listing with its state, history, figures and pending changes. */
export async function getOverview(deps: Deps, member: Member, id: string): Promise<ListingOverviewWire> {
  const now = deps.clock.now()
  const requested = { state: null, id, limit: 1, offset: 0, now, today: riyadhDay(now), days: OCCUPANCY_DAYS }
  const [row] = await listVendorPage(deps.db, member.vendorId, requested)
  if (!row) throw new DomainError('not_found')
  const listing = await getListing(deps, id, member)
  return {
    card: vendorCardOf(row, now),
    service: toWire(listing),
    change: textChangeOf(listing, await findPending(deps.db, id)),
    history: await listHistory(deps.db, id),
    requiresLicence: await isLicenceRequired(deps.db),
    figures: await figuresOfListing(deps.db, id),
  }
}
