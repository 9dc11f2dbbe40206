import type { ReviewListWire } from '@/lib/contract/schemas/listing/listing-review'
import { LISTING_TABLE } from '@/lib/domain/admin/tables'
import { riyadhDay } from '@/lib/domain/time/days'
import { listings } from '@/server/db/schema/listings/listings'
import type { Deps } from '@/server/deps'
import type { TableWithMore } from '@/server/modules/platform/admin-tables/admin-table'
import { reviewCardOf } from './review-card'
import { whereOf } from './review-filter'
import { countWaiting, listReviewed } from './review-store'

/** All listings: found by id, name, city and vendor; those that wait for a decision come first. */
export const listingTable = ({ clock }: Pick<Deps, 'clock'>): TableWithMore<ReviewListWire> => ({
  spec: LISTING_TABLE,
  source: {
    from: listings,
    id: listings.id,
    sorts: { waitingSince: listings.waitingSince, createdAt: listings.createdAt },
    where: (db, request) => whereOf(db, request, riyadhDay(clock.now())),
    load: async (db, ids) => (await listReviewed(db, ids)).map((row) => reviewCardOf(row, clock.now())),
  },
  file: {
    name: (row, _, language) => (language === 'ar' ? row.name_ar : row.name),
    status: (row, text) => text(`vocabulary.serviceState.${row.status}`),
    type: (row, text) => text(`vocabulary.typeOne.${row.type}`),
    city: (row, _, language) => (language === 'ar' ? row.city.name_ar : row.city.name),
    owner: (row, _, language) => (language === 'ar' ? row.owner.name_ar : row.owner.name),
    price: (row) => row.price.from,
    licence: (row, text) => (row.licence ? text(`admin.services.licence.${row.licence}`) : ''),
    since: (row) => riyadhDay(new Date(row.since)),
  },
  beside: async ({ db }) => ({ counts: { waiting: await countWaiting(db) } }),
})
