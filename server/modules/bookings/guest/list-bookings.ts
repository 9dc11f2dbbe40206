import type { BookingListWire } from '@/lib/contract/schemas/booking/wire'
import {
  BOOKING_STATES,
  BOOKING_TABS,
  type BookingState,
  type BookingTab,
  statesOfTab,
} from '@/lib/domain/booking/transitions'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import {
  type HistoryRow,
  listBookingsOf,
  listHistories,
  type Side,
} from '@/server/modules/bookings/booking-list-store'
import { countByState } from '@/server/modules/bookings/count-store'
import { listMoneyMovements } from '@/server/modules/bookings/payments/list-money-movements'
import type { PageRequest } from '@/server/plugins/request-params'
import type { SignedIn } from '@/server/policy/signed-in'
import { bookingToWire } from './booking-to-wire'

/** A page of a guest's bookings under a tab, with the count of each tab; upcoming ones by check-in. */
export async function listBookings(
  { db, clock }: Deps,
  guest: SignedIn,
  { tab, page, pageSize }: PageRequest & { tab: BookingTab },
): Promise<BookingListWire> {
  const side = { guestId: guest._id }
  const rows = await listBookingsOf(db, side, statesOfTab(tab), {
    limit: pageSize,
    offset: (page - 1) * pageSize,
    order: tab === 'upcoming' ? 'arrival' : 'newest',
  })
  const historyOf = await readHistoriesOf(db, rows)
  const moneyOf = await listMoneyMovements(
    db,
    rows.map((row) => row.booking),
  )
  const counts = await countTabs(db, side)
  const now = clock.now()
  const data = rows.map((row) => bookingToWire(row, historyOf(row), moneyOf(row.booking.id), now))
  return { data, page, pageSize, total: counts[tab], counts }
}

/** The histories of a page of bookings, in one query. */
export async function readHistoriesOf(db: Db, rows: { booking: { id: string } }[]) {
  const histories = new Map<string, HistoryRow[]>()
  const ids = rows.map((row) => row.booking.id)
  for (const event of await listHistories(db, ids))
    histories.set(event.bookingId, [...(histories.get(event.bookingId) ?? []), event])
  return ({ booking }: { booking: { id: string } }) => histories.get(booking.id) ?? []
}

export const countTabs = async (db: Db, side: Side) => tabsOf(await countByState(db, side))

/** How many bookings each tab holds, from how many there are in each state. */
export function tabsOf(rows: { state: BookingState; count: number }[]): Record<BookingTab, number> {
  const counts = Object.fromEntries(BOOKING_TABS.map((tab) => [tab, 0])) as Record<BookingTab, number>
  for (const row of rows) counts[BOOKING_STATES[row.state].tab] += row.count
  return counts
}
