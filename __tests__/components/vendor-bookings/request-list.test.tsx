import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RequestList } from '@/components/vendor-bookings/request-list'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { moves, REFRESHED } from '../visited-page'
import { aRequest } from './a-booking'

const NOW = '2026-03-18T09:00:00Z'
const show = (requests: ReturnType<typeof aRequest>[], locale: 'ar' | 'en' = 'en', conflicts: never[] = []) =>
  renderInPage(<RequestList requests={requests} conflicts={conflicts} now={NOW} />, locale)

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(NOW), doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] })
})
afterEach(() => jest.useRealTimers())

test('booking-vendor: requests are ordered by the time left, each with its ring, its guest and the income after commission', () => {
  show([
    aRequest({ guest: { ...aRequest().guest, rating: 4.5 } }),
    aRequest({
      _id: 'b2',
      code: 'DY-SOONER',
      expiresAt: '2026-03-18T11:30:00Z',
      guest: { ...aRequest().guest, completedStays: 0, rating: null },
    }),
  ])
  const cards = screen.getAllByRole('listitem')
  expect(cards.map((card) => card.dataset['booking'])).toEqual(['DY-SOONER', 'DY-ABCDEF'])
  const [sooner, later] = cards as [HTMLElement, HTMLElement]
  expect(within(sooner).getByRole('timer')).toHaveAccessibleName('2 hours 30 minutes left')
  expect(within(later).getByRole('timer')).toHaveAccessibleName('24 hours left')
  expect(within(sooner).getByText('First stay on Diyar')).toBeVisible()
  expect(within(later).getByText('3 completed stays')).toBeVisible()
  expect(within(later).getByText('Hosts rate this guest 4.5 out of 5')).toBeInTheDocument()
  expect(within(sooner).queryByText(/Hosts rate/)).toBeNull()
  expect(within(later).getByText('885')).toBeInTheDocument()
})

test('booking-request: the countdown runs while the page is open, and announces its end', () => {
  show([aRequest({ expiresAt: '2026-03-18T09:02:00Z' })], 'ar')
  expect(screen.getByRole('timer')).toHaveAccessibleName('بقيت دقيقتان')
  act(() => jest.advanceTimersByTime(75_000))
  expect(screen.getByRole('timer')).toHaveAccessibleName('بقيت دقيقة واحدة')
  act(() => jest.advanceTimersByTime(60_000))
  expect(screen.getByRole('timer')).toHaveAccessibleName('انتهت المهلة')
})

test('booking-vendor: other requests for the same nights are named', () => {
  const conflict = {
    _id: 'c1',
    serviceId: 's1',
    service: { en: '', ar: '' },
    from: '2026-03-21',
    to: '2026-03-23',
    at: NOW,
    feed: null,
    event: null,
    bookings: [],
  }
  const requests = [aRequest(), aRequest({ _id: 'b2', checkIn: '2026-03-22', checkOut: '2026-03-24' })]
  renderInPage(<RequestList requests={requests} conflicts={[conflict]} now={NOW} />)
  expect(
    screen.getAllByText(/Your other calendar also has these days booked: 21 Mar to 23 Mar/),
  ).toHaveLength(2)
  expect(screen.queryByText(/Another request/)).toBeNull()
})

test('booking-vendor: a transition that the graph forbids has no button, and declining requires a reason', async () => {
  jest.useRealTimers()
  const calls = fakeBackend({ 'POST /api/v1/vender/bookings/b1/reject': { body: {} } })
  const user = userEvent.setup()
  show([aRequest(), aRequest({ _id: 'b2', code: 'DY-CLOSED', allowed: [] })])
  expect(screen.getAllByRole('button', { name: 'Accept' })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Decline' }))
  const dialog = screen.getByRole('dialog')
  const send = within(dialog).getByRole('button', { name: 'Decline' })
  await user.click(send)
  expect(await within(dialog).findByLabelText('Reason')).toHaveAccessibleDescription(/\S/)
  await user.selectOptions(within(dialog).getByLabelText('Reason'), 'other')
  await user.click(send)
  expect(calls).toEqual([])
  await user.type(within(dialog).getByLabelText('In your own words'), 'A family feast')
  await user.click(send)
  await waitFor(() => expect(moves).toEqual([REFRESHED]))
  expect(calls).toEqual([
    { method: 'POST', path: '/api/v1/vender/bookings/b1/reject', body: { reason: 'A family feast' } },
  ])
  expect(screen.queryByRole('button', { name: /Accept|Decline/ })).toBeNull()
  expect(screen.getByText('Declined, and the guest was notified', { selector: 'li p' })).toHaveFocus()
})

test('booking-vendor: declining without a network is reported, and the page with the typed reason stays', async () => {
  jest.useRealTimers()
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  const user = userEvent.setup()
  show([aRequest()])
  await user.click(screen.getByRole('button', { name: 'Decline' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.selectOptions(dialog.getByLabelText('Reason'), 'other')
  await user.type(dialog.getByLabelText('In your own words'), 'A family feast')
  await user.click(dialog.getByRole('button', { name: 'Decline' }))
  await waitFor(() => expect(document.getElementById('alert')).not.toBeEmptyDOMElement())
  expect(dialog.getByLabelText('In your own words')).toHaveValue('A family feast')
  expect(moves).toEqual([])
})

test('booking-vendor: an accepted request can neither be accepted again nor declined before the list is reloaded', async () => {
  jest.useRealTimers()
  fakeBackend({ 'POST /api/v1/vender/bookings/b1/approve': { body: {} } })
  show([aRequest()])
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /Accept|Decline/ })).toBeNull())
  expect(screen.getByText(/^Accepted/, { selector: 'li p' })).toBeVisible()
})
