import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ChangeDatesDialog from '@/components/bookings/detail/change-dates-dialog'
import { toListingForBooking } from '@/components/stay-picker/listing-for-booking'
import type { DateChangeQuote } from '@/lib/contract/schemas/booking/lifecycle-wire'
import type { DatesBody } from '@/lib/domain/booking/bodies'
import { MAX_DAYS_AHEAD } from '@/lib/domain/booking/stay-rules'
import { addDays, nightsOf, riyadhDay } from '@/lib/domain/time/days'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { aBooking } from './a-booking'
import { aListing } from './a-listing'

const BOOKING = aBooking()
const today = riyadhDay(new Date())
const days = nightsOf(today, addDays(today, MAX_DAYS_AHEAD)).map((day) => ({
  day,
  state: 'free',
  price: 500,
  freeUnits: 1,
}))
const AVAILABILITY = `GET /api/v1/services/al-nakheel/availability?from=${today}&to=${addDays(today, MAX_DAYS_AHEAD)}`
const ONE_NIGHT: DateChangeQuote = {
  quote: {
    lines: [{ kind: 'nights', unitPrice: 500, quantity: 1, units: 1, amount: 500 }],
    total: 500,
    vat: null,
    stayVat: 'nobody',
    deposit: 0,
    dueNow: 0,
    dueLater: 500,
    paymentType: 'payAtCheckin',
    checkInAt: BOOKING.checkInAt,
    checkOutAt: BOOKING.checkOutAt,
    freeCancellationUntil: null,
  },
  totalBefore: 1000,
  refund: 0,
  difference: 0,
  dueAtCheckIn: 500,
  availability: { isFree: true, freeUnits: 1, nearest: [] },
}

test('booking-detail: a refresh of the page leaves the price of the chosen dates and the focus on their confirmation', async () => {
  fakeBackend({ [AVAILABILITY]: { body: { days, slots: [] } } })
  const quoted: DatesBody[] = []
  const calls = {
    quote: async (_id: string, dates: DatesBody) => {
      quoted.push(dates)
      // Only the first is answered: a busy server takes its time for another one.
      return quoted.length === 1 ? ONE_NIGHT : new Promise<DateChangeQuote>(() => {})
    },
    change: async () => undefined,
  }
  const dialog = () => (
    <ChangeDatesDialog
      booking={BOOKING}
      calls={calls}
      offer={toListingForBooking(aListing())}
      onClose={() => undefined}
    />
  )
  const { rerender } = renderInPage(dialog())
  const user = userEvent.setup()
  await screen.findByRole('grid')
  document.querySelector<HTMLElement>(`[data-day="${BOOKING.checkIn}"]`)?.focus()
  await user.keyboard('{Enter}{ArrowRight}{Enter}')
  await screen.findByText('New total')
  const confirm = screen.getByRole('button', { name: 'Confirm new dates' })
  confirm.focus()
  rerender(dialog())
  expect(screen.getByText('New total')).toBeVisible()
  expect(confirm).toBeEnabled()
  expect(confirm).toHaveFocus()
  expect(quoted).toHaveLength(1)
})
