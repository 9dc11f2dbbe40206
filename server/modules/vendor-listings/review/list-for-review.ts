import { licenceState } from '@/lib/domain/listing/licence'
import type { ReviewCard, ReviewFilter, ReviewListWire, ReviewTab } from '@/lib/domain/listing/listing-review'
import { priceUnitOf } from '@/lib/domain/listing/listing-types'
import { toSar } from '@/lib/domain/money'
import { nameToWire } from '@/lib/domain/text/bilingual'
import { riyadhDay } from '@/lib/domain/time/days'
import { rowName } from '@/server/db/row-name'
import type { Deps } from '@/server/deps'
import { publicNameOf } from '@/server/modules/listings/public-name'
import type { PageRequest } from '@/server/plugins/request-params'
import { filterOf } from './review-filter'
import { countTabs, listReviewPage, type ReviewRow } from './review-store'

/** The listings of one tab of the console, page by page, with how many each tab holds. */
export async function listForReview(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tab: ReviewTab,
  { page, pageSize, ...wanted }: PageRequest & ReviewFilter,
): Promise<ReviewListWire> {
  const now = clock.now()
  const filter = await filterOf(db, wanted, riyadhDay(now))
  const rows = await listReviewPage(db, tab, { filter, limit: pageSize, offset: (page - 1) * pageSize })
  const counts = await countTabs(db, filter)
  return { data: rows.map((row) => reviewCardOf(row, now)), page, pageSize, total: counts[tab], counts }
}

export function reviewCardOf(row: ReviewRow, now: Date): ReviewCard {
  const { listing, city, pending, owner, vendorType } = row
  const name = publicNameOf(owner)
  const licence = { number: listing.licenceNumber, expiresOn: listing.licenceExpires }
  return {
    _id: listing.id,
    type: listing.type,
    status: listing.state,
    reason: listing.stateReason,
    version: listing.version,
    hasPendingChange: pending !== null,
    ...(pending ? nameToWire(pending.name) : rowName(listing)),
    images: pending?.images ?? listing.images,
    city: rowName(city),
    price: { unit: priceUnitOf(listing.type, listing.pricingMode), from: toSar(listing.lowestPrice) },
    owner: { ...nameToWire(name), type: vendorType },
    licence: licenceState(listing.type, licence, riyadhDay(now)),
    since: new Date(row.since).toISOString(),
  }
}
