import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConflictInbox } from '@/components/vendor-calendar/conflict-inbox'
import { CalendarFeeds } from '@/components/vendor-calendar/feeds/calendar-feeds'
import type { CalendarFeedWire } from '@/lib/contract/schemas/calendar/wire'
import { collectedToasts } from '../collected-toasts'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { moves, REFRESHED } from '../visited-page'

const toasts = collectedToasts()

const FEED: CalendarFeedWire = {
  _id: 'f1',
  serviceId: 's1',
  name: 'Airbnb',
  colour: 'rose',
  url: 'https://other.example/one.ics',
  lastReadAt: null,
  lastProblem: null,
  failingSince: null,
  events: 3,
}
const FETCH = 'POST /api/v1/vender/calendar-feeds/f1/fetch'

test.each([
  [
    'unreachable',
    { kind: 'error', text: 'The other site did not answer. We will try again in half an hour.' },
  ],
  [null, { kind: 'success', text: 'The calendar was read' }],
])('a calendar that is read by hand and has the problem %s is named', async (lastProblem, toast) => {
  fakeBackend({ [FETCH]: { body: { ...FEED, lastProblem } } })
  renderInPage(<CalendarFeeds listingId="s1" feeds={[FEED]} />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Read Airbnb now' }))
  await waitFor(() => expect(toasts).toEqual([toast]))
})

test('a calendar is added in the colour that no other has, read at once, and its fault is named', async () => {
  const calls = fakeBackend({
    'POST /api/v1/vender/services/s1/calendar-feeds': { status: 201, body: FEED },
    [FETCH]: { body: { ...FEED, lastReadAt: '2026-03-15T09:00:00Z', lastProblem: 'not_a_calendar' } },
  })
  renderInPage(<CalendarFeeds listingId="s1" feeds={[FEED]} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Add a calendar' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('radio', { name: 'Violet' })).toBeChecked()
  await user.type(dialog.getByLabelText('Name'), 'Vrbo')
  await user.type(dialog.getByLabelText('Address of the calendar (iCal)'), 'https://vrbo.example/a.ics')
  await user.click(dialog.getByRole('radio', { name: 'Green' }))
  await user.click(dialog.getByRole('button', { name: 'Add and read' }))
  await waitFor(() => expect(moves).toEqual([REFRESHED]))
  expect(calls[0]?.body).toEqual({ name: 'Vrbo', colour: 'green', url: 'https://vrbo.example/a.ics' })
  expect(toasts[0]?.text).toMatch(/^The calendar is saved\. There is no calendar at this address/)
})

test('a calendar is removed after a question that explains what becomes of its days', async () => {
  const calls = fakeBackend({ 'DELETE /api/v1/vender/calendar-feeds/f1': { status: 204 } })
  renderInPage(<CalendarFeeds listingId="s1" feeds={[FEED]} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Remove Airbnb' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Airbnb?' }))
  expect(dialog.getByText('Days that this calendar alone closed are open for booking at once.')).toBeVisible()
  expect(calls).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Remove the calendar' }))
  await waitFor(() => expect(moves).toEqual([REFRESHED]))
})

test('with ten calendars no other is added, and a failing one names since when', () => {
  const feeds = Array.from({ length: 10 }, (_, i) => ({ ...FEED, _id: `site-${i}`, name: `Site ${i}` }))
  const failing = { ...FEED, lastProblem: 'unreachable' as const, failingSince: '2026-03-15T09:00:00Z' }
  renderInPage(<CalendarFeeds listingId="s1" feeds={[...feeds.slice(1), failing]} />)
  expect(screen.getByRole('button', { name: 'Add a calendar' })).toBeDisabled()
  expect(screen.getByText(/has not been readable since .*15/)).toBeVisible()
})

test('a conflict names the event, its calendar and the booking with its guest', () => {
  const conflict = {
    _id: 'c1',
    serviceId: 's1',
    service: { en: 'Palm', ar: 'النخلة' },
    from: '2026-03-21',
    to: '2026-03-23',
    at: '2026-03-15T09:00:00Z',
    feed: { _id: 'f1', name: 'Airbnb', colour: 'rose' as const },
    event: 'Reserved',
    bookings: [
      {
        _id: 'b1',
        code: 'DY-ABCDEF',
        guest: { name: 'Noura', name_ar: 'نورة' },
        from: '2026-03-20',
        to: '2026-03-22',
      },
    ],
  }
  renderInPage(<ConflictInbox conflicts={[conflict]} />)
  expect(screen.getByText('In Airbnb: Reserved')).toBeVisible()
  expect(screen.getByText(/Your booking DY-ABCDEF of \u2068Noura\u2069 .*20 Mar.*22 Mar/)).toBeVisible()
})
