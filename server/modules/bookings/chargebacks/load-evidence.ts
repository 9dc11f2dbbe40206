import { DomainError } from '@/lib/domain/issues'
import type { Db } from '@/server/db/db'
import { listHistory } from '@/server/modules/bookings/admin/admin-store'
import { listCaptured } from '@/server/modules/bookings/payments/payment-store'
import { listRefunds } from '@/server/modules/bookings/payments/refunds/refund-store'
import { listChargebacksByIds } from './store'

/** A chargeback with its booking, both sides, all that was paid and returned, and the steps of the stay. */
export async function loadEvidence(db: Db, id: string) {
  const [row] = await listChargebacksByIds(db, [id])
  if (!row) throw new DomainError('not_found')
  const bookingId = row.booking.id
  return {
    ...row,
    captured: await listCaptured(db, [bookingId]),
    returned: (await listRefunds(db, [bookingId])).map(({ refund }) => refund),
    history: await listHistory(db, bookingId),
  }
}
