import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BookingActions } from '@/components/vendor-bookings/booking-actions'
import { collectedToasts } from '../collected-toasts'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { aRequest } from './a-booking'

const toasts = collectedToasts()
const ACTS = [
  ['check_out', 'stayed', 'completed', 'أقام الضيف', 'عمولة ديار', 'تأكيد الإقامة', 'سُجّلت الإقامة'],
  [
    'free_dates',
    'free-dates',
    'completed',
    'المكان خالٍ',
    'رد التأمين',
    'عرض التواريخ من جديد',
    'التواريخ متاحة من جديد',
  ],
] as const

test.each(ACTS)(
  'booking-vendor: after a stay "%s" is explained, sent when confirmed, and recorded in words',
  async (event, path, status, name, explained, confirm, done) => {
    const calls = fakeBackend({ [`POST /api/v1/vender/bookings/b1/${path}`]: {} })
    const user = userEvent.setup()
    const booking = aRequest({ status, tab: 'completed', bookingType: 'instant', allowed: [event] })
    renderInPage(<BookingActions booking={booking} />, 'ar')
    await user.click(screen.getByRole('button', { name }))
    const dialog = await screen.findByRole('dialog', { name })
    expect(dialog).toHaveTextContent(explained)
    expect(calls).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: confirm }))
    await waitFor(() => expect(toasts).toEqual([{ kind: 'success', text: done }]))
    expect(calls).toHaveLength(1)
  },
)
