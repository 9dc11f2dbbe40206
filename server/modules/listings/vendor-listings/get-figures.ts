import type { ListingOverviewWire, VendorFiguresWire } from '@/lib/contract/schemas/listing/vendor-listing'
import { earningsOf } from '@/lib/domain/booking/money/commission'
import { allRooms, priceIn, unitsOf } from '@/lib/domain/booking/rooms'
import { toSar } from '@/lib/domain/money'
import { vendorPriceOf } from '@/lib/domain/promotions/platform-part'
import { addDays, daysBetween, instantAt, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import type { Member } from '@/server/policy/signed-in'
import {
  countRequests,
  type EarningBooking,
  listBookingsOfListing,
  listBookingsOfMonth,
} from './figures-store'

/** Longer than any month, so that a step from the first day lands in the next one. */
const INTO_NEXT_MONTH = 32

/** A vendor's current month in Riyadh: stays that begin in it, and open requests. */
export async function getVendorFigures({ db, clock }: Deps, member: Member): Promise<VendorFiguresWire> {
  const month = riyadhDay(clock.now()).slice(0, 7)
  const next = addDays(`${month}-01`, INTO_NEXT_MONTH).slice(0, 7)
  const span = { from: instantAt(`${month}-01`, '00:00'), to: instantAt(`${next}-01`, '00:00') }
  const stays = await listBookingsOfMonth(db, member.vendorId, span)
  const requestsWaiting = await countRequests(db, member.vendorId)
  return { month, ...sumOf(stays), requestsWaiting }
}

/** The figures of a listing since its creation; of a booking of several room types what is of this one. */
export async function figuresOfListing(db: Db, listingId: string): Promise<ListingOverviewWire['figures']> {
  const stays = await listBookingsOfListing(db, listingId)
  return { stays: stays.length, ...sumOf(stays, listingId) }
}

/** Of stays, or of one listing in them. The earnings of each are rounded separately, as its booking shows them. */
function sumOf(stays: readonly EarningBooking[], listingId?: string): { income: number; nights: number } {
  const earned = stays.reduce((sum, one) => {
    const priceHalalas = listingId ? priceIn(one, listingId) : one.totalHalalas
    return sum + earningsOf(vendorPriceOf(one, priceHalalas), one).netHalalas
  }, 0)
  const nights = stays.reduce((sum, one) => sum + nightsIn(one, listingId), 0)
  return { income: toSar(earned), nights }
}

function nightsIn({ period, ...booking }: EarningBooking, listingId?: string): number {
  if (period.mode !== 'daily') return 0
  const all = allRooms(booking).reduce((sum, room) => sum + room.units, 0)
  return daysBetween(period.checkIn, period.checkOut) * (listingId ? unitsOf(booking, listingId) : all)
}
