import { asc, eq } from 'drizzle-orm'
import { addDays, riyadhDay } from '@/lib/domain/time/days'
import { chargebacks, payments } from '@/server/db/schema/money/payments'
import { sessions } from '@/server/db/schema/people/sessions'
import { settlePayment } from '@/server/modules/bookings/payments/settle-payment'
import { aBookingAt } from './bookings'
import type { ListingOptions } from './listings'
import type { TestApp } from './test-app'
import { anAdmin } from './users'

let entered = 0
const FAR_AWAY = new Date('2027-01-01T00:00:00Z')

/** A stay of 1,000 with a deposit of 100, paid by card, with the calls of an admin about its chargeback and of the provider. */
export async function aDisputedStay(test: TestApp, place: ListingOptions = {}) {
  const stay = await aBookingAt(test, { paymentType: 'fullPayment', depositHalalas: 10_000, ...place })
  await stay.byGuest('pay')
  return { ...stay, ...(await disputeOf(test, stay.booking._id)) }
}

/** The calls about chargebacks of the last card payment of a booking. */
export async function disputeOf(test: TestApp, bookingId: string) {
  const admin = await anAdmin(test)
  await test.db.update(sessions).set({ expiresAt: FAR_AWAY })
  const paid = await test.db
    .select()
    .from(payments)
    .where(eq(payments.bookingId, bookingId))
    .orderBy(asc(payments.createdAt))
  const payment = paid.findLast(({ state, provider }) => state === 'paid' && provider !== 'balance')
  const { id: paymentId = '', providerId = '' } = payment ?? {}
  const post = (path: string, body: object = {}) =>
    test.call('POST', `/admin/chargebacks${path}`, { as: admin, body })
  const open = (amount: number, more: object = {}) => {
    entered += 1
    const evidenceBy = addDays(riyadhDay(test.clock.now()), 10)
    const notice = { payment: paymentId, reference: `CB-${entered}`, cause: 'not_as_described', evidenceBy }
    return post('', { ...notice, amount, ...more })
  }
  return {
    admin,
    paymentId,
    providerId,
    open,
    post,
    /** The last chargeback is decided. */
    decide: async (event: 'win' | 'lose' | 'accept', more: object = {}) => {
      const rows = await test.db.select().from(chargebacks).orderBy(asc(chargebacks.createdAt))
      const id = rows.findLast((one) => one.bookingId === bookingId)?.id
      return post(`/${id}/decide`, { event, reason: 'The bank wrote so', ...more })
    },
    /** The provider counts so much as refunded without us, and reports it. */
    providerCounts: (halalas: number) => {
      test.payments.byHand.set(providerId, halalas)
      return settlePayment(test.app.deps, providerId)
    },
  }
}
