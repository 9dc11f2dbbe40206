import type { ExceptionWire } from '@/lib/contract/schemas/booking/admin-wire'
import { toSar } from '@/lib/domain/money'
import { cleaningBefore } from '@/server/modules/bookings/booking-guards'
import type { Booking } from '@/server/modules/bookings/store'
import type { ExceptionRequest } from './exception-store'

/** A request with what an admin needs of its booking to decide. */
export function exceptionToWire(request: ExceptionRequest, booking: Booking): ExceptionWire {
  return {
    _id: request.id,
    reason: request.reason,
    state: request.state,
    percent: request.percent,
    at: request.createdAt.toISOString(),
    decidedAt: request.decidedAt?.toISOString() ?? null,
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
      cleaning: toSar(cleaningBefore(booking)),
    },
  }
}
