import { and, eq, or } from 'drizzle-orm'
import type { AdminChargebackWire, ChargebackListWire } from '@/lib/contract/schemas/chargebacks/wire'
import { CHARGEBACK_TABLE } from '@/lib/domain/admin/tables'
import { carriersFor, proposeCarrier } from '@/lib/domain/chargebacks/carrier'
import { type ChargebackState, eventsOf, lastEvidenceDay } from '@/lib/domain/chargebacks/chargeback'
import { toSar } from '@/lib/domain/money'
import { nameToWire } from '@/lib/domain/text/bilingual'
import { riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import { chargebacks, payments } from '@/server/db/schema/money/payments'
import { isOfBooking } from '@/server/modules/bookings/admin/find-bookings'
import { publicNameOf } from '@/server/modules/people/accounts/public-name'
import type { TableWithMore } from '@/server/modules/platform/admin-tables/admin-table'
import type { Clock } from '@/server/ports/clock'
import { type ChargebackRow, countChargebacks, listChargebacksByIds } from './store'

/** Chargebacks, found by what finds their bookings, by the provider's reference and by the payment's id there. */
export const chargebackTable = (clock: Clock): TableWithMore<ChargebackListWire> => ({
  spec: CHARGEBACK_TABLE,
  source: {
    from: chargebacks,
    id: chargebacks.id,
    sorts: { createdAt: chargebacks.createdAt, evidenceBy: chargebacks.evidenceBy },
    where: async (db, { q, filters: { state } }) =>
      and(
        state ? eq(chargebacks.state, state as ChargebackState) : undefined,
        q ? or(...isNamed(db, q), await isOfBooking(db, chargebacks.bookingId, q)) : undefined,
      ),
    load: async (db, ids) => {
      const now = clock.now()
      return (await listChargebacksByIds(db, ids)).map((row) => toWire(row, now))
    },
  },
  file: {
    booking: (row) => row.booking.code,
    service: (row, _, language) => row.booking.service[language],
    state: (row, text) => text(`admin.chargebacks.states.${row.state}`),
    reason: (row, text) => text(`admin.chargebacks.reasons.${row.reason}`),
    reference: (row) => row.reference,
    amount: (row) => row.amount,
    evidenceBy: (row) => lastEvidenceDay(new Date(row.evidenceBy)),
    createdAt: (row) => riyadhDay(new Date(row.createdAt)),
  },
  beside: async ({ db }) => ({ counts: await countChargebacks(db) }),
})

const isNamed = (db: Db, q: string) => [
  eq(chargebacks.id, q),
  eq(chargebacks.reference, q),
  eq(chargebacks.paymentId, db.select({ id: payments.id }).from(payments).where(eq(payments.providerId, q))),
]

function toWire(row: ChargebackRow, now: Date): AdminChargebackWire {
  const { chargeback, payment, booking, hasArrived, isVendorAtFault } = row
  const mayOweAgain = booking.state === 'confirmed' || booking.state === 'checked_in'
  const facts = { mayOweAgain, hasArrived, isVendorAtFault }
  return {
    _id: chargeback.id,
    ...{ state: chargeback.state, reference: chargeback.reference, reason: chargeback.reason },
    ...{ provider: payment.provider, providerId: payment.providerId },
    amount: toSar(chargeback.amountHalalas),
    booked: toSar(chargeback.bookedHalalas),
    paid: toSar(payment.amountHalalas),
    createdAt: chargeback.createdAt.toISOString(),
    evidenceBy: chargeback.evidenceBy.toISOString(),
    evidenceSentAt: chargeback.evidenceSentAt?.toISOString() ?? null,
    booking: {
      ...{ _id: booking.id, code: booking.code, service: booking.snapshot.service.name },
      checkInAt: booking.checkInAt.toISOString(),
      checkOutAt: booking.checkOutAt.toISOString(),
    },
    guest: nameToWire(publicNameOf(row.guest)),
    host: nameToWire(publicNameOf(row.host)),
    facts,
    proposed: proposeCarrier(chargeback.reason, facts),
    carriers: carriersFor(facts),
    events: eventsOf(chargeback, now),
    decision: decisionOf(chargeback),
  }
}

function decisionOf(chargeback: ChargebackRow['chargeback']): AdminChargebackWire['decision'] {
  const { carrier, decisionReason, decidedAt } = chargeback
  if (decidedAt === null) return null
  return {
    carrier,
    reason: decisionReason ?? '',
    at: decidedAt.toISOString(),
  }
}
