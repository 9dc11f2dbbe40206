import { type APIRequestContext, expect } from '@playwright/test'
import { bookStay, findStay } from '../support/bookings'
import { ADMIN_PHONE, newPhone, openSession, signUp } from '../support/fixtures'
import { weekend } from '../support/stay-days'
import { readList } from './addresses'

/** The refunds that failed, with one that the bank has refused. */
export async function failedRefund(admin: APIRequestContext): Promise<string> {
  const known = await readList(admin, 'admin/failed-refunds')
  if (known.total > 0) return '/admin/failed-refunds'
  await signUp(admin, newPhone())
  const stay = await findStay(admin, weekend(7), { paymentType: 'fullPayment', bookingType: 'instant' })
  const { _id } = await bookStay(admin, stay, 'fullPayment')
  const begun = await (await admin.post(`/api/v1/bookings/${_id}/pay`)).json()
  const id = begun.payment.actionUrl.split('/').at(-1)
  const choice = { method: 'mada', outcome: 'unreturnable' }
  await admin.post(`/api/v1/payments/sandbox/${id}/choose`, { data: choice })
  await admin.post(`/api/v1/bookings/${_id}/pay/check`)
  await admin.post(`/api/v1/bookings/${_id}/cancel`, { data: {} })
  await openSession(admin, ADMIN_PHONE)
  const listed = async () => (await readList(admin, 'admin/failed-refunds')).total
  // The sweeper sends due refunds every half minute.
  await expect.poll(listed, { timeout: 60_000 }).toBeGreaterThan(0)
  return '/admin/failed-refunds'
}
