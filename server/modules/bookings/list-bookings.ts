import { BOOKING_STATES, BOOKING_TABS, type BookingTab, statesOfTab } from '@/lib/domain/booking/lifecycle'
import type { BookingListWire } from '@/lib/domain/booking/wire'
import type { Deps } from '@/server/deps'
import type { SignedIn } from '@/server/modules/accounts/read-session'
import type { PageAsked } from '@/server/plugins/params'
import { bookingToWire } from './booking-to-wire'
import { countByState, type HistoryRow, listBookingsOf, readHistories } from './reading-store'

/** A guest's bookings under a tab, page by page, with how many each tab holds. */
export async function listBookings(
  { db, clock }: Deps,
  guest: SignedIn,
  tab: BookingTab,
  { page, pageSize }: PageAsked,
): Promise<BookingListWire> {
  const rows = await listBookingsOf(db, guest._id, statesOfTab(tab), {
    limit: pageSize,
    offset: (page - 1) * pageSize,
    soonestFirst: tab === 'upcoming',
  })
  const histories = historiesOf(
    await readHistories(
      db,
      rows.map((row) => row.booking.id),
    ),
  )
  const counts = await countTabs(db, guest._id)
  return {
    data: rows.map((row) => bookingToWire(row, histories.get(row.booking.id) ?? [], clock.now())),
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

async function countTabs(db: Deps['db'], guestId: string): Promise<Record<BookingTab, number>> {
  const counts = Object.fromEntries(BOOKING_TABS.map((tab) => [tab, 0])) as Record<BookingTab, number>
  for (const row of await countByState(db, guestId)) counts[BOOKING_STATES[row.state].tab] += row.count
  return counts
}
