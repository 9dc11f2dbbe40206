import { BOOKING_STATES, BOOKING_TABS, type BookingTab, statesOfTab } from '@/lib/domain/booking/lifecycle'
import type { VendorBookingListWire } from '@/lib/domain/booking/vendor-wire'
import type { BookingListWire } from '@/lib/domain/booking/wire'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import type { PageAsked } from '@/server/plugins/params'
import { bookingToWire } from './booking-to-wire'
import {
  countByState,
  type HistoryRow,
  listBookingsOf,
  readHistories,
  type Side,
  type ToldBooking,
} from './reading-store'
import { vendorBookingToWire } from './vendor-booking-to-wire'

interface AskedPage extends PageAsked {
  tab: BookingTab
}

type ToWire<T> = (row: ToldBooking, history: HistoryRow[], now: Date) => T

/** A guest's bookings under a tab, page by page, with how many each tab holds. */
export const listBookings = (deps: Deps, guest: SignedIn, asked: AskedPage): Promise<BookingListWire> =>
  listOf(deps, { guestId: guest._id }, asked, bookingToWire)

/** The bookings of a vendor's own places, the same way. */
export const listVendorBookings = (
  deps: Deps,
  vendor: SignedIn,
  asked: AskedPage,
): Promise<VendorBookingListWire> => listOf(deps, { vendorUserId: vendor._id }, asked, vendorBookingToWire)

async function listOf<T>({ db, clock }: Deps, side: Side, asked: AskedPage, toWire: ToWire<T>) {
  const { tab, page, pageSize } = asked
  const rows = await listBookingsOf(db, side, statesOfTab(tab), {
    limit: pageSize,
    offset: (page - 1) * pageSize,
    soonestFirst: tab === 'upcoming',
  })
  const ids = rows.map((row) => row.booking.id)
  const histories = historiesOf(await readHistories(db, ids))
  const counts = await countTabs(db, side)
  const now = clock.now()
  return {
    data: rows.map((row) => toWire(row, histories.get(row.booking.id) ?? [], now)),
    page,
    pageSize,
    total: counts[tab],
    counts,
  }
}

function historiesOf(events: HistoryRow[]): Map<string, HistoryRow[]> {
  const histories = new Map<string, HistoryRow[]>()
  for (const event of events)
    histories.set(event.bookingId, [...(histories.get(event.bookingId) ?? []), event])
  return histories
}

async function countTabs(db: Deps['db'], side: Side): Promise<Record<BookingTab, number>> {
  const counts = Object.fromEntries(BOOKING_TABS.map((tab) => [tab, 0])) as Record<BookingTab, number>
  for (const row of await countByState(db, side)) counts[BOOKING_STATES[row.state].tab] += row.count
  return counts
}
