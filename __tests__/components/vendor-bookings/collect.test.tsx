import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BookingActions } from '@/components/vendor-bookings/booking-actions'
import { collectedToasts } from '../collected-toasts'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { aRequest } from './a-booking'

const toasts = collectedToasts()
const TERMS = {
  amount: 1_100,
  deposit: 100,
  byDiyar: 0,
  commission: 100,
  commissionVat: 15,
  stayVat: 0,
  net: 885,
}
const ARRIVED = { status: 'checked_in', tab: 'upcoming', bookingType: 'instant' } as const

test('booking-vendor: "Payment received" shows the commission first and sends nothing before it is confirmed', async () => {
  const calls = fakeBackend({ 'POST /api/v1/vender/bookings/b1/collect': {} })
  const user = userEvent.setup()
  renderInPage(
    <BookingActions
      booking={aRequest({ ...ARRIVED, allowed: ['collect'], collect: 1_100, collection: TERMS })}
    />,
    'en',
  )
  await user.click(screen.getByRole('button', { name: 'Payment received' }))
  const dialog = await screen.findByRole('dialog', { name: 'Did you receive the payment?' })
  const amountOf = (name: string) => within(dialog).getByText(name).nextElementSibling
  expect(amountOf('Collected on arrival')).toHaveTextContent('1,100')
  expect(amountOf('including the refundable deposit')).toHaveTextContent('100')
  expect(amountOf('Diyar’s commission')).toHaveTextContent(/[−-]100/)
  expect(amountOf('VAT on the commission')).toHaveTextContent(/[−-]15/)
  expect(amountOf('You keep from the price')).toHaveTextContent('885')
  expect(calls).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Yes, I received it' }))
  await waitFor(() => expect(calls).toHaveLength(1))
})

test('booking-vendor: it is taken back in a dialog that names commission and document', async () => {
  const calls = fakeBackend({ 'POST /api/v1/vender/bookings/b1/undo-collect': {} })
  const user = userEvent.setup()
  renderInPage(<BookingActions booking={aRequest({ ...ARRIVED, allowed: ['undo_collect'] })} />, 'ar')
  await user.click(screen.getByRole('button', { name: 'لم أستلم المبلغ' }))
  const dialog = await screen.findByRole('dialog', { name: 'ألم تستلم المبلغ؟' })
  expect(dialog).toHaveTextContent('تُعاد إليك العمولة')
  expect(dialog).toHaveTextContent('إشعار دائن')
  await user.click(within(dialog).getByRole('button', { name: 'نعم، تراجع عن التأكيد' }))
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', text: 'أُلغي تسجيل استلام المبلغ' }]))
  expect(calls).toHaveLength(1)
})
