import type { ExceptionListWire, ExceptionWire } from '@/lib/domain/booking/admin-wire'
import { toSar } from '@/lib/domain/money'
import type { Deps } from '@/server/deps'
import type { Booking } from '@/server/modules/bookings/store'
import type { PageRequest } from '@/server/plugins/request-params'
import { countPendingExceptions, type ExceptionRequest, listPendingExceptions } from './exception-store'

/** The pending requests, the oldest first, with the regular refund and the vendor's share. */
export async function listExceptions(
  { db }: Deps,
  { page, pageSize }: PageRequest,
): Promise<ExceptionListWire> {
  const rows = await listPendingExceptions(db, { limit: pageSize, offset: (page - 1) * pageSize })
  return {
    data: rows.map(({ wish, booking }) => exceptionToWire(wish, booking)),
    page,
    pageSize,
    total: await countPendingExceptions(db),
  }
}

/** A request with what an admin needs of its booking to decide. */
export function exceptionToWire(request: ExceptionRequest, booking: Booking): ExceptionWire {
  return {
    _id: request.id,
    reason: request.reason,
    at: request.createdAt.toISOString(),
    booking: {
      _id: booking.id,
      code: booking.code,
      status: booking.state,
      service: booking.snapshot.service.name,
      policy: booking.snapshot.policy,
      checkInAt: booking.checkInAt.toISOString(),
      total: toSar(booking.totalHalalas),
      paid: toSar(booking.paidHalalas),
      depositPaid: toSar(booking.depositPaidHalalas),
    },
  }
}
