import { DomainError } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import type { JobHandlers } from '@/server/modules/platform/outbox/jobs'
import { cancelByAdmin } from './decide-exception'

/** Cancels with a full refund; a booking that has ended or begun meanwhile remains as it is. */
export function cancelBookingJobHandlers(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
): Pick<JobHandlers, 'cancelBooking'> {
  return {
    async cancelBooking({ bookingId, adminId, reason }) {
      try {
        await cancelByAdmin(deps, { _id: adminId }, bookingId, { reason, version: null })
      } catch (err) {
        if (!(err instanceof DomainError)) throw err
        deps.log.warn({ err, bookingId }, 'a booking of a suspended vendor could not be cancelled')
      }
      return []
    },
  }
}
