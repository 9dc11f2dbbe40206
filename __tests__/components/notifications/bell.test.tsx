import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setCookie } from 'cookies-next/client'
import { Bell } from '@/components/notifications/bell'
import { PRESENCE_COOKIE } from '@/lib/session/cookie'
import { fakeBackend } from '../fake-backend'
import { moves } from '../fake-navigation'
import { renderInPage } from '../in-page'

jest.mock('@/lib/i18n/navigation', () => jest.requireActual('../fake-navigation'))

const notification = (read: boolean, type = 'Booking_request_approved_by_vender') => ({
  _id: 'n1',
  type,
  title: 'Request approved',
  description: 'Your request is approved.',
  read,
  createdAt: '2026-11-20T10:00:00Z',
  data: {},
})
const LIST = 'GET /api/v1/vender/notification'
const READ = 'GET /api/v1/vender/read-notification/n1'
const PROFILE = { 'GET /api/v1/user/profile': { body: { _id: 'u1', firstName: 'Sara' } } }

beforeEach(() => {
  moves.length = 0
  setCookie(PRESENCE_COOKIE, '1')
})

test('bell-list: unread ones are counted and marked; a click marks one read, reloads the list and routes by type', async () => {
  const calls = fakeBackend({
    ...PROFILE,
    [LIST]: [{ body: [notification(false)] }, { body: [notification(true)] }],
    [READ]: { body: { read: true } },
  })
  renderInPage(<Bell />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }))
  await user.click(await screen.findByRole('button', { name: /Request approved unread/ }))
  await waitFor(() => expect(moves).toEqual(['/my-bookings']))
  expect(calls.filter((call) => call.path.includes('read-notification'))).toHaveLength(1)
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible()
})

test('bell-list: nothing to tell and a failed list are both said', async () => {
  fakeBackend({ ...PROFILE, [LIST]: { status: 500, body: { code: 'internal', message: '' } } })
  renderInPage(<Bell />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Notifications' }))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})
