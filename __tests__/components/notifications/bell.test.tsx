import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setCookie } from 'cookies-next/client'
import { menuFor } from '@/components/layout/header/account-menu-items'
import { Bell } from '@/components/notifications/bell'
import { onToast, type Toast } from '@/components/ui/toast/show-toast'
import { emitLive } from '@/lib/api/live'
import { useUser } from '@/lib/api/use-user'
import type { Profile } from '@/lib/domain/account/account'
import { PRESENCE_COOKIE } from '@/lib/session/cookie'
import { fakeBackend } from '../fake-backend'
import { moves } from '../fake-navigation'
import { renderInPage } from '../in-page'

jest.mock('@/lib/api/live-connection', () => ({ connectWhileSignedIn: () => () => {} }))
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

test('bell-list: a failed list offers a retry', async () => {
  fakeBackend({ ...PROFILE, [LIST]: { status: 500, body: { code: 'internal', message: '' } } })
  renderInPage(<Bell />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Notifications' }))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})

test('bell-list: all are marked read with one click, and the unread ones can be listed alone', async () => {
  const calls = fakeBackend({
    ...PROFILE,
    [LIST]: [{ body: [notification(false)] }, { body: [notification(true)] }],
    'POST /api/v1/vender/read-notifications': { status: 204 },
  })
  renderInPage(<Bell />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }))
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled())
  expect(calls.filter((call) => call.method === 'POST')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Unread only' }))
  expect(screen.getByText('No unread notifications.')).toBeVisible()
})

test('realtime-toast: a notification shows title and body, reloads the list, and opens the page of its type', async () => {
  const toasts: Toast[] = []
  const stop = onToast((toast) => toasts.push(toast))
  fakeBackend({ ...PROFILE, [LIST]: [{ body: [] }, { body: [notification(false)] }] })
  renderInPage(<Bell />)
  await screen.findByRole('button', { name: 'Notifications' })
  const news = { _id: 'n1', type: 'Booking_request_approved_by_vender', title: 'Request approved' }
  act(() => emitLive('notification', { ...news, body: 'Your request is approved.', data: {} }))
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
  expect(toasts).toMatchObject([
    { kind: 'news', text: 'Request approved', detail: 'Your request is approved.' },
  ])
  act(() => toasts[0]?.onOpen?.())
  expect(moves).toEqual(['/my-bookings'])
  stop()
})

test('bell-list: notifications read in another tab, and ones that came without a socket, are updated here too', async () => {
  fakeBackend({
    ...PROFILE,
    [LIST]: [
      { body: [notification(false)] },
      { body: [notification(true)] },
      { body: [notification(false)] },
    ],
  })
  renderInPage(<Bell />)
  await screen.findByRole('button', { name: 'Notifications, 1 unread' })
  const otherTab = new BroadcastChannel('diyar-notifications')
  otherTab.postMessage('read')
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible()
  otherTab.close()
  act(() => emitLive('caughtUp', undefined))
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
})

/** The hrefs of the header and of the hosting group, as the signed-in user's role has them. */
function Menu() {
  const { user } = useUser()
  const hrefs = user && [...menuFor(user, 'header'), ...menuFor(user, 'hosting')].map((item) => item.href)
  return <p data-testid="menu">{hrefs?.join(' ')}</p>
}
const A_USER = { _id: 'u1', firstName: 'Sara', role: 'User', verify: true, host: false, company: false }
const A_VENDOR: Partial<Profile> = { ...A_USER, role: 'Vender', host: true }
const HOSTING = '/my-services?add=1 /my-services /booking-request /service-booking'

test('header-user: the menu of an approved vendor changes with the notification, without a reload', async () => {
  const calls = fakeBackend({
    'GET /api/v1/user/profile': [{ body: A_USER }, { body: A_VENDOR }],
    [LIST]: [
      { body: [] },
      { body: [notification(false)] },
      { body: [notification(false, 'Vender_approve_by_admin')] },
    ],
  })
  renderInPage(
    <>
      <Bell />
      <Menu />
    </>,
  )
  const news = { _id: 'n1', title: 'Request approved', body: '', data: {} }
  await screen.findByRole('button', { name: 'Notifications' })
  expect(screen.getByTestId('menu')).toHaveTextContent('/loginvendor?begin=1')
  act(() => emitLive('notification', { ...news, type: 'Booking_request_approved_by_vender' }))
  await screen.findByRole('button', { name: 'Notifications, 1 unread' })
  act(() => emitLive('notification', { ...news, type: 'Vender_approve_by_admin' }))
  await waitFor(() => expect(screen.getByTestId('menu')).toHaveTextContent(HOSTING))
  expect(calls.filter((call) => call.path.endsWith('user/profile'))).toHaveLength(2)
})

test.each(['Vender_rejected_by_admin', 'Balance_added', 'Balance_deduction'])(
  'the profile is read again after %s, also when it came by the list and not by a socket',
  async (type) => {
    const calls = fakeBackend({
      ...PROFILE,
      [LIST]: [{ body: [] }, { body: [notification(false, type)] }],
    })
    renderInPage(<Bell />)
    await screen.findByRole('button', { name: 'Notifications' })
    act(() => emitLive('caughtUp', undefined))
    await waitFor(() => expect(calls.filter((call) => call.path.endsWith('user/profile'))).toHaveLength(2))
  },
)
