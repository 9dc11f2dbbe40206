import { and, eq, or } from 'drizzle-orm'
import type { ExceptionListWire } from '@/lib/contract/schemas/booking/admin-wire'
import { EXCEPTION_TABLE } from '@/lib/domain/admin/tables'
import type { ExceptionState } from '@/lib/domain/booking/lifecycle-wire'
import { riyadhDay } from '@/lib/domain/time/days'
import { exceptionRequests } from '@/server/db/schema/bookings/bookings'
import type { TableWithMore } from '@/server/modules/platform/admin-tables/admin-table'
import { countPendingExceptions, listExceptions } from './exception-store'
import { exceptionToWire } from './exception-to-wire'
import { isOfBooking } from './find-bookings'

/** Requests of guests to cancel after the deadline, found by what finds their bookings. */
export const exceptionTable: TableWithMore<ExceptionListWire> = {
  spec: EXCEPTION_TABLE,
  source: {
    from: exceptionRequests,
    id: exceptionRequests.id,
    sorts: { createdAt: exceptionRequests.createdAt },
    where: async (db, { q, filters: { state } }) =>
      and(
        state ? eq(exceptionRequests.state, state as ExceptionState) : undefined,
        q
          ? or(eq(exceptionRequests.id, q), await isOfBooking(db, exceptionRequests.bookingId, q))
          : undefined,
      ),
    load: async (db, ids) =>
      (await listExceptions(db, ids)).map(({ request, booking }) => exceptionToWire(request, booking)),
  },
  file: {
    booking: (row) => row.booking.code,
    service: (row, _, language) => row.booking.service[language],
    state: (row, text) => text(`admin.exceptions.states.${row.state}`),
    paid: (row) => row.booking.paid,
    checkInAt: (row) => riyadhDay(new Date(row.booking.checkInAt)),
    createdAt: (row) => riyadhDay(new Date(row.at)),
  },
  beside: async ({ db }) => ({ counts: { pending: await countPendingExceptions(db) } }),
}
