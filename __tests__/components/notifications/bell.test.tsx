/**
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setCookie } from 'cookies-next/client'
import { menuFor } from '@/components/layout/header/account-menu-items'
import { Bell } from '@/components/notifications/bell'
import { onToast, type Toast } from '@/components/ui/toast/show-toast'
import { useUser } from '@/lib/api/current-user'
import type { Profile } from '@/lib/domain/account/account'
import { PRESENCE_COOKIE } from '@/lib/session/cookie'
import { type Call, fakeBackend } from '../fake-backend'
import { type LiveServer, SOON, startLiveServer, TICKET } from '../live-server'
import { renderInPage } from '../render-in-page'
import { moves } from '../visited-page'

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
const NO_SOCKET = { [TICKET]: { status: 404, body: { code: 'not_found', message: '' } } }
const PROFILE = { 'GET /api/v1/user/profile': { body: { _id: 'u1', firstName: 'Sara' } } }

let live: LiveServer

beforeEach(async () => {
  setCookie(PRESENCE_COOKIE, '1')
  live = await startLiveServer()
})

afterEach(() => live.close())

const listsIn = (calls: readonly Call[]) => calls.filter(({ path }) => path.endsWith('/notification'))
/** The list is read when the bell appears, and again with each connection. */
const isConnected = (calls: readonly Call[]) => waitFor(() => expect(listsIn(calls)).toHaveLength(2), SOON)

test('bell-list: unread ones are counted and marked; a click marks one read, reloads the list and routes by type', async () => {
  const calls = fakeBackend({
    ...PROFILE,
    ...NO_SOCKET,
    [LIST]: [{ body: [notification(false)] }, { body: [notification(true)] }],
    [READ]: { body: { read: true } },
  })
  renderInPage(<Bell />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }))
  await user.click(await screen.findByRole('button', { name: /Request approved unread/ }))
  await waitFor(() => expect(moves).toEqual(['/en/my-bookings']))
  expect(calls.filter((call) => call.path.includes('read-notification'))).toHaveLength(1)
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible()
})

test('bell-list: a failed list offers a retry', async () => {
  fakeBackend({ ...PROFILE, ...NO_SOCKET, [LIST]: { status: 500, body: { code: 'internal', message: '' } } })
  renderInPage(<Bell />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Notifications' }))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})

test('bell-list: all are marked read with one click, and the unread ones can be listed alone', async () => {
  const calls = fakeBackend({
    ...PROFILE,
    ...NO_SOCKET,
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
  const calls = fakeBackend({
    ...PROFILE,
    [TICKET]: live.answer('one'),
    [LIST]: [{ body: [] }, { body: [] }, { body: [notification(false)] }],
  })
  renderInPage(<Bell />)
  await isConnected(calls)
  const event = { _id: 'n1', type: 'Booking_request_approved_by_vender', title: 'Request approved' }
  live.io.emit('notification', { ...event, body: 'Your request is approved.', data: {} })
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
  expect(toasts).toMatchObject([
    { kind: 'news', text: 'Request approved', detail: 'Your request is approved.' },
  ])
  act(() => toasts[0]?.onOpen?.())
  expect(moves).toEqual(['/en/my-bookings'])
  stop()
})

test('bell-list: notifications read in another tab, and ones that came without a socket, are updated here too', async () => {
  const calls = fakeBackend({
    ...PROFILE,
    [TICKET]: [live.answer('one'), live.answer('two')],
    [LIST]: [
      { body: [notification(false)] },
      { body: [notification(false)] },
      { body: [notification(true)] },
      { body: [notification(false)] },
    ],
  })
  renderInPage(<Bell />)
  await isConnected(calls)
  const otherTab = new BroadcastChannel('diyar-notifications')
  otherTab.postMessage('read')
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible()
  otherTab.close()
  live.io.disconnectSockets(true)
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' }, SOON)).toBeVisible()
  expect(live.tickets).toEqual(['one', 'two'])
})

/** The hrefs of the header and of the hosting group, as the signed-in user's role has them. */
function Menu() {
  const { user } = useUser()
  const hrefs = user && [...menuFor(user, 'header'), ...menuFor(user, 'hosting')].map((item) => item.href)
  return <p data-testid="menu">{hrefs?.join(' ')}</p>
}
const A_USER = { _id: 'u1', firstName: 'Sara', role: 'User', verify: true, vendor: null, vendors: [] }
const OWN = { vendorId: 'v1', role: 'owner', name: 'Sara' } as const
const A_VENDOR: Partial<Profile> = { ...A_USER, role: 'Vender', vendor: OWN, vendors: [OWN] }
const HOSTING = '/my-services?add=1 /my-services /booking-request /service-booking'

test('header-user: the menu of an approved vendor changes with the notification, without a reload', async () => {
  const calls = fakeBackend({
    'GET /api/v1/user/profile': [{ body: A_USER }, { body: A_VENDOR }],
    [TICKET]: live.answer('one'),
    [LIST]: [
      { body: [] },
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
  const event = { _id: 'n1', title: 'Request approved', body: '', data: {} }
  await isConnected(calls)
  expect(screen.getByTestId('menu')).toHaveTextContent('/loginvendor?begin=1')
  live.io.emit('notification', { ...event, type: 'Booking_request_approved_by_vender' })
  await screen.findByRole('button', { name: 'Notifications, 1 unread' })
  live.io.emit('notification', { ...event, type: 'Vender_approve_by_admin' })
  await waitFor(() => expect(screen.getByTestId('menu')).toHaveTextContent(HOSTING))
  expect(calls.filter((call) => call.path.endsWith('user/profile'))).toHaveLength(2)
})

test.each(['Vender_rejected_by_admin', 'Balance_added', 'Balance_deduction'])(
  'the profile is read again after %s, also when it came by the list and not by a socket',
  async (type) => {
    const calls = fakeBackend({
      ...PROFILE,
      [TICKET]: live.answer('one'),
      [LIST]: [{ body: [] }, { body: [notification(false, type)] }],
    })
    renderInPage(<Bell />)
    await isConnected(calls)
    await waitFor(() => expect(calls.filter((call) => call.path.endsWith('user/profile'))).toHaveLength(2))
  },
)
