import type { DecideBody } from '@/lib/domain/chargebacks/bodies'
import type { ChargebackReason } from '@/lib/domain/chargebacks/carrier'
import { addDays, addMinutes, riyadhDay } from '@/lib/domain/time/days'
import type { Db } from '@/server/db/db'
import type { SeedBooking } from '@/server/db/seed/bookings/bookings'
import { signedInAs } from '@/server/db/seed/people/signed-in'
import { COMPANIES, DEMO_FINANCE_ADMIN, HOSTS } from '@/server/db/seed/people/users'
import { decideChargeback, sendEvidence } from '@/server/modules/bookings/chargebacks/decide-chargeback'
import { findChargeablePayments } from '@/server/modules/bookings/chargebacks/find-payments'
import { openChargeback } from '@/server/modules/bookings/chargebacks/open-chargeback'

/** A dispute about the last stay that had ended by then, in days before now. */
interface Dispute {
  reference: string
  cause: ChargebackReason
  stayEnded: number
  opened: number
  /** after it was opened */
  evidenceDays: number
  decided?: { evidenceSent: number; at: number; decision: DecideBody }
}

/** One waits for evidence; the other was lost and is borne by Diyar, so that no document follows from it. */
const DISPUTES: readonly Dispute[] = [
  {
    ...{ reference: 'CB-2041', cause: 'fraud', stayEnded: 25, opened: 20, evidenceDays: 10 },
    decided: {
      ...{ evidenceSent: 17, at: 6 },
      decision: { event: 'lose', carrier: 'diyar', reason: 'البطاقة مسروقة، وقرّر بنك حاملها لصالحه' },
    },
  },
  { reference: 'CB-2077', cause: 'not_as_described', stayEnded: 8, opened: 3, evidenceDays: 9 },
]

/** Vendors whose payouts the demo's visitors do not try out: an open chargeback pauses money. */
const SELLERS = new Set([...HOSTS, ...COMPANIES].map(({ id }) => id))
const DAY_MINUTES = 24 * 60

/** Chargebacks of the demo, entered and decided as finance does. */
export async function insertChargebacks(db: Db, stays: readonly SeedBooking[], now: Date): Promise<void> {
  const admin = await signedInAs(db, DEMO_FINANCE_ADMIN.id)
  for (const { reference, cause, stayEnded, opened, evidenceDays, decided } of DISPUTES) {
    const daysAgo = (days: number) => addMinutes(now, -days * DAY_MINUTES)
    const on = (days: number) => ({ db, clock: { now: () => daysAgo(days) } })
    const stay = lastPaidStay(stays, daysAgo(stayEnded))
    const [payment] = stay ? (await findChargeablePayments(db, `${stay.id}-p1`)).data : []
    if (!payment || payment.left === 0) continue
    const { _id: id } = await openChargeback(on(opened), admin, {
      ...{ payment: payment._id, reference, amount: payment.left, cause },
      evidenceBy: addDays(riyadhDay(daysAgo(opened)), evidenceDays),
    })
    if (!decided) continue
    await sendEvidence(on(decided.evidenceSent), admin, id)
    await decideChargeback(on(decided.at), admin, id, decided.decision)
  }
}

/** The last stay that was paid by card and had ended by an instant; without a deposit, which would have returned meanwhile. */
function lastPaidStay(stays: readonly SeedBooking[], until: Date): SeedBooking | undefined {
  return stays
    .filter(({ state, quote, listing }) => {
      const isPaid = quote.dueNowHalalas > 0 && quote.depositHalalas === 0
      return (
        state === 'completed' && isPaid && SELLERS.has(listing.plan.owner.id) && quote.checkOutAt <= until
      )
    })
    .toSorted((one, other) => one.quote.checkOutAt.getTime() - other.quote.checkOutAt.getTime())
    .at(-1)
}
