import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BookingDetail } from '@/components/bookings/detail/booking-detail'
import { RequestDetail } from '@/components/vendor-bookings/request-detail'
import type { CancellationPreview } from '@/lib/contract/schemas/booking/lifecycle-wire'
import type { BookingWire } from '@/lib/contract/schemas/booking/wire'
import { collectedToasts } from '../collected-toasts'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { aRequest } from '../vendor-bookings/a-booking'
import { moves, REFRESHED } from '../visited-page'
import { aBooking, aDateChange, anUnpaidBooking } from './a-booking'
import { aListing } from './a-listing'

const toasts = collectedToasts()
const NOW = new Date().toISOString()
const PAID = [{ kind: 'payment' as const, at: NOW, amount: 1000 }]
const ARRIVAL = {
  code: '0518',
  address: 'King Road',
  houseNumber: '7',
  location: [21.5, 39.2] as [number, number],
}
const PREVIEW: CancellationPreview = {
  at: NOW,
  isShared: false,
  refundToFriends: 0,
  freeUntil: aBooking().freeCancellationUntil,
  refund: 0,
  vendorKeeps: 0,
  refusal: null,
  mayAskException: false,
  exception: null,
}
const NO_WAY_OUT: CancellationPreview = { ...PREVIEW, refusal: 'deadline_passed' }

const detail = (booking: BookingWire, preview: CancellationPreview = PREVIEW) => (
  <BookingDetail
    booking={booking}
    preview={preview}
    deposit={null}
    split={null}
    invoices={[]}
    arrival={null}
    listing={aListing()}
    now={NOW}
  />
)

const show = (booking: BookingWire, preview?: CancellationPreview) => renderInPage(detail(booking, preview))

const actions = () =>
  [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map((one) => one.textContent)

test.each([
  [
    aBooking({ status: 'requested', tab: 'waiting', expiresAt: NOW, allowed: ['cancel', 'change_dates'] }),
    ['Change dates', 'Cancel booking', 'Message the host', 'Page of the place'],
  ],
  [anUnpaidBooking(), ['Cancel booking', 'Pay now', 'Message the host', 'Page of the place']],
  [
    aBooking({ allowed: ['check_in'], money: PAID }),
    ['I have arrived', 'Message the host', 'Page of the place', 'Receipt'],
  ],
  [
    aBooking({ status: 'checked_in', allowed: ['check_out'], money: PAID }),
    ['I have left', 'Message the host', 'Page of the place', 'Receipt'],
  ],
  [
    aBooking({ status: 'completed', tab: 'completed', money: PAID }),
    ['Message the host', 'Book again', 'Receipt'],
  ],
  [aBooking({ status: 'completed', tab: 'completed' }), ['Message the host', 'Book again']],
  [aBooking({ status: 'rejected', tab: 'cancelled' }), ['Message the host', 'Book again']],
])("booking-detail: the offered actions are those of the booking's state ($status)", (booking, expected) => {
  show(booking, booking.allowed.includes('cancel') ? PREVIEW : NO_WAY_OUT)
  expect(actions()).toEqual(expected)
})

test('booking-detail: address, code and calendar file are shown after confirmation only', () => {
  const { unmount } = show(anUnpaidBooking())
  expect(screen.queryByText('Arrival code', { exact: false })).toBeNull()
  unmount()
  show(aBooking({ arrival: ARRIVAL }))
  expect(screen.getByText('0518')).toBeVisible()
  expect(screen.getByText('King Road').parentElement).toHaveTextContent('King Road · Building 7')
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    '/api/v1/bookings/b1/calendar.ics?language=en',
  )
})

test('booking-detail: the timeline shows past and coming steps, for each payment type', () => {
  const steps = () =>
    within(screen.getByRole('list', { name: 'Booking timeline' }))
      .getAllByRole('listitem')
      .map((one) => one.querySelector('[data-step]')?.textContent)
  const { unmount } = show(
    aBooking({
      status: 'requested',
      tab: 'waiting',
      dueNow: 500,
      history: [{ status: 'requested', at: NOW }],
    }),
  )
  expect(steps()).toEqual([
    'Waiting for the host',
    'Awaiting payment (not yet)',
    'Confirmed (not yet)',
    'Checked in (not yet)',
    'Completed (not yet)',
  ])
  unmount()
  show(aBooking({ status: 'requested', tab: 'waiting', history: [{ status: 'requested', at: NOW }] }))
  expect(steps()).toEqual([
    'Waiting for the host',
    'Confirmed (not yet)',
    'Checked in (not yet)',
    'Completed (not yet)',
  ])
})

test('booking-cancellation: the refund is shown before the click and again in the dialog, and the reason is sent', async () => {
  const paid = { ...PREVIEW, refund: 1000 }
  const calls = fakeBackend({
    'GET /api/v1/bookings/b1/cancellation': { body: { ...paid, refund: 0, vendorKeeps: 1000 } },
    'POST /api/v1/bookings/b1/cancel': { body: aBooking({ status: 'cancelled_by_guest' }) },
  })
  const money = [{ kind: 'payment' as const, at: '2026-03-15T09:00:00.000Z', amount: 1000 }]
  show(aBooking({ paid: 1000, money, allowed: ['cancel'] }), paid)
  expect(screen.getByText(/If you cancel now you get back/)).toHaveTextContent('1,000 Saudi riyals')
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Cancel booking' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel this booking?' }))
  await waitFor(() =>
    expect(dialog.getByText('You get back', { exact: false })).toHaveTextContent('0 Saudi riyals'),
  )
  await user.selectOptions(dialog.getByRole('combobox'), 'My plans changed')
  await user.click(dialog.getByRole('button', { name: 'Yes, cancel it' }))
  await waitFor(() => expect(moves).toEqual([REFRESHED]))
  expect(calls.at(-1)?.body).toEqual({ reason: 'My plans changed', refundTo: 'card' })
})

test('booking-cancellation: after the deadline an exception is requested with a reason, and its state is shown', async () => {
  const calls = fakeBackend({ 'POST /api/v1/bookings/b1/exception': { body: NO_WAY_OUT } })
  const tooLate = {
    ...PREVIEW,
    freeUntil: '2026-01-01T12:00:00.000Z',
    vendorKeeps: 1000,
    mayAskException: true,
  }
  const { unmount } = show(aBooking({ paid: 1000, allowed: ['cancel', 'ask_exception'] }), tooLate)
  expect(screen.getByText(/Free cancellation ended on Thursday, 1 January 2026/)).toBeVisible()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Ask for an exception' }))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/Write the reason first/)
  await user.type(screen.getByRole('textbox'), 'My father is ill')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ reason: 'My father is ill' }))
  unmount()
  const requested = { state: 'granted' as const, reason: 'My father is ill', percent: 50, at: NOW }
  show(aBooking(), { ...NO_WAY_OUT, exception: requested })
  expect(screen.getByText(/50% of what you paid is being returned/)).toBeVisible()
})

test('booking-detail: "I have arrived" is one call, after which the page reads again', async () => {
  const calls = fakeBackend({
    'POST /api/v1/bookings/b1/check-in': { body: aBooking({ status: 'checked_in' }) },
  })
  show(aBooking({ allowed: ['check_in'] }), NO_WAY_OUT)
  await userEvent.setup().click(screen.getByRole('button', { name: 'I have arrived' }))
  await waitFor(() => expect(moves).toEqual([REFRESHED]))
  expect(calls).toHaveLength(1)
})

test('booking-detail: without a network an action is reported and the page stays as it is', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  show(aBooking({ allowed: ['check_in'] }), NO_WAY_OUT)
  await userEvent.setup().click(screen.getByRole('button', { name: 'I have arrived' }))
  await waitFor(() => expect(toasts).toEqual([{ kind: 'error', text: expect.any(String) }]))
  expect(moves).toEqual([])
})

test("booking-detail: a guest reads the vendor's reason for declining, as it was written", () => {
  show(aBooking({ status: 'rejected', tab: 'cancelled', hostReason: 'صيانة المسبح', allowed: [] }))
  expect(screen.getByText('صيانة المسبح')).toBeVisible()
  expect(screen.getByText(/The host’s reason/)).toBeVisible()
})

test('booking-detail: dearer dates on hold show what is due until when, and can be paid or given up', async () => {
  const calls = fakeBackend({ 'POST /api/v1/bookings/b1/dates/give-up': { body: aBooking() } })
  const allowed: BookingWire['allowed'] = ['pay_difference', 'give_up_new_dates', 'change_dates', 'cancel']
  const booking = aBooking({ paid: 1000, rest: 0, dateChange: aDateChange(), allowed })
  const { rerender } = show(booking)
  const held = screen.getByRole('region', { name: 'New dates awaiting payment' })
  expect(within(held).getByText('500 Saudi riyals')).toBeInTheDocument()
  expect(within(held).getByText('1,500 Saudi riyals')).toBeInTheDocument()
  expect(screen.getByRole('timer')).toBeVisible()
  const pay = screen.getByRole('link', { name: 'Pay the difference' })
  expect(pay).toHaveAttribute('href', '/en/booking/b1/pay?purpose=difference')
  await userEvent.setup().click(within(held).getByRole('button', { name: 'Keep my dates' }))
  await waitFor(() => expect(moves).toEqual([REFRESHED]))
  expect(calls).toHaveLength(1)
  await waitFor(() => expect(held).not.toBeInTheDocument())
  expect(pay).not.toBeInTheDocument()
  const later = { ...aDateChange(), expiresAt: new Date(Date.now() + 1_200_000).toISOString() }
  rerender(detail({ ...booking, dateChange: later }))
  expect(screen.getByRole('region', { name: 'New dates awaiting payment' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Pay the difference' })).toBeVisible()
})

test('booking-detail: new dates that ran out are announced for a day', () => {
  const ranOut = (hoursAgo: number) =>
    aBooking({
      dateChange: {
        ...{ ...aDateChange(), state: 'expired', difference: 0 },
        expiresAt: new Date(Date.parse(NOW) - hoursAgo * 3_600_000).toISOString(),
      },
    })
  const { unmount } = show(ranOut(1))
  expect(screen.getByText(/Your booking stays as it was/)).toBeVisible()
  unmount()
  show(ranOut(25))
  expect(screen.queryByText(/Your booking stays as it was/)).toBeNull()
})

test('booking-detail: the page of a booking explains a no-show to its guest and to its vendor', () => {
  const paid = { paid: 1000, dueNow: 1000 }
  const { unmount } = show(aBooking(paid))
  expect(screen.getByText(/the host may record a no-show from .*, and nothing of the price/)).toBeVisible()
  unmount()
  renderInPage(
    <RequestDetail
      {...{ others: [], conflicts: [], deposit: null, invoices: [], now: NOW, prices: null }}
      booking={aRequest(paid)}
    />,
    'ar',
  )
  expect(screen.getByText(/إن لم يحضر الضيف فلك أن تسجل عدم الحضور/)).toBeVisible()
})
