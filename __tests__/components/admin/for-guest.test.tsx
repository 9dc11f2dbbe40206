import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ForGuest } from '@/components/admin/bookings/for-guest'
import { AlsoHere } from '@/components/admin/live/also-here'
import { emitLive, openedItem } from '@/lib/api/live'
import type { AdminBookingDetail } from '@/lib/contract/schemas/booking/admin-wire'
import { collectedToasts } from '../collected-toasts'
import { fakeBackend } from '../fake-backend'
import { renderInConsole } from '../render-in-console'

const A_BOOKING = {
  _id: 'b1',
  status: 'requested',
  version: 4,
  noShow: null,
  forGuest: { allowed: ['change_dates', 'cancel'], cancellation: { refund: 250, vendorKeeps: 750 } },
} as unknown as AdminBookingDetail

const toasts = collectedToasts()

test('an act for a guest shows the refund of the policy first, and is sent with its reason and what was shown', async () => {
  const calls = fakeBackend({ 'POST /api/v1/admin/bookings/b1/for-guest/cancel': { body: {} } })
  renderInConsole(<ForGuest booking={A_BOOKING} dates={null} />)
  const user = userEvent.setup()
  expect(screen.queryByRole('button', { name: 'Change dates' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Withdraw the request' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/Refunded to the guest/)).toHaveTextContent('250')
  await user.type(dialog.getByRole('textbox'), 'Asked by telephone')
  await user.click(dialog.getByRole('button', { name: 'Withdraw the request' }))
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success' }]))
  expect(calls[0]?.body).toEqual({ reason: 'Asked by telephone', version: 4 })
})

test('other dates open with the reason that was given first, and the question for it closes without an answer', async () => {
  renderInConsole(<ForGuest booking={A_BOOKING} dates={({ reason }) => <p>Dates because {reason}</p>} />)
  const user = userEvent.setup()
  const open = () => user.click(screen.getByRole('button', { name: 'Change dates' }))
  await open()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await open()
  await user.type(within(screen.getByRole('dialog')).getByRole('textbox'), 'Ill')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Choose the dates' }))
  expect(await screen.findByText('Dates because Ill')).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the page of an item names the other admins on it, and forgets the item when it is left', () => {
  const { unmount } = renderInConsole(<AlsoHere kind="bookings" id="b1" />)
  expect(openedItem()).toBe('bookings/b1')
  const others = [{ name: 'Noura A.', name_ar: 'نورة أ.' }]
  act(() => emitLive('admin.present', { item: 'bookings/b2', others }))
  expect(screen.queryByText(/Also looking/)).not.toBeInTheDocument()
  act(() => emitLive('admin.present', { item: 'bookings/b1', others }))
  expect(screen.getByText('Also looking at this now: Noura A.')).toHaveAttribute('role', 'status')
  unmount()
  expect(openedItem()).toBeNull()
})
