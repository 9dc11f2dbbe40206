import type { VendorBookingListWire } from '@/lib/contract/schemas/booking/vendor-wire'
import type { CalendarWire } from '@/lib/contract/schemas/calendar/wire'
import type { Span } from '@/lib/domain/booking/period'
import { unitsOf } from '@/lib/domain/booking/rooms'
import { type BookingTab, statesOfTab } from '@/lib/domain/booking/transitions'
import { endOfToday, type VendorTab } from '@/lib/domain/booking/vendor-tabs'
import { nameToWire } from '@/lib/domain/text/bilingual'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import {
  type ListOrder,
  listBookingsOf,
  readBookingsWithin,
} from '@/server/modules/bookings/booking-list-store'
import { countFinishedStays, countStarted } from '@/server/modules/bookings/count-store'
import { countTabs, readHistoriesOf } from '@/server/modules/bookings/guest/list-bookings'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'
import type { PageRequest } from '@/server/plugins/request-params'
import type { Member } from '@/server/policy/signed-in'
import { vendorBookingToWire } from './vendor-booking-to-wire'

/** Requests by their deadline, upcoming ones by check-in, the rest newest first. */
const ORDERS: Partial<Record<VendorTab, ListOrder>> = {
  waiting: 'expiry',
  upcoming: 'arrival',
  today: 'arrival',
}

/** "Today" has the upcoming stays that have begun or begin before midnight. */
const tabOf = (tab: VendorTab): BookingTab => (tab === 'today' ? 'upcoming' : tab)

/** A page of the bookings of a vendor's listings under a tab, with the count of each tab. */
export async function listVendorBookings(
  { db, clock }: Deps,
  member: Member,
  { tab, page, pageSize }: PageRequest & { tab: VendorTab },
): Promise<VendorBookingListWire> {
  const now = clock.now()
  const side = { vendorId: member.vendorId }
  const rows = await listBookingsOf(db, side, statesOfTab(tabOf(tab)), {
    limit: pageSize,
    offset: (page - 1) * pageSize,
    order: ORDERS[tab] ?? 'newest',
    begunBefore: tab === 'today' ? endOfToday(now) : undefined,
  })
  const historyOf = await readHistoriesOf(db, rows)
  const finished = await countFinishedStays(
    db,
    rows.map((row) => row.booking.guestId),
  )
  const today = await countStarted(db, side, statesOfTab('upcoming'), endOfToday(now))
  const counts = { ...(await countTabs(db, side)), today }
  const data = rows.map((row) =>
    vendorBookingToWire(
      { ...row, completedStays: finished.get(row.booking.guestId) ?? 0 },
      historyOf(row),
      now,
    ),
  )
  return { data, page, pageSize, total: counts[tab], counts }
}

/** The bookings that hold dates of a listing within a window, for its calendar. */
export async function listBookingsWithin(
  db: Db,
  listingId: string,
  window: Span,
): Promise<CalendarWire['bookings']> {
  const rows = await readBookingsWithin(db, listingId, window)
  return rows.map(({ booking, guest }) => ({
    _id: booking.id,
    code: booking.code,
    status: booking.state,
    units: unitsOf(booking, listingId),
    checkInAt: booking.checkInAt.toISOString(),
    checkOutAt: booking.checkOutAt.toISOString(),
    guest: nameToWire(publicNameOf(guest)),
  }))
}
