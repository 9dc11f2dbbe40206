import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DevicePushChoice } from '@/components/notifications/channel-choice'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/a-device'
const KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
const PUBLIC_KEY = 'BAAB'

/** A browser that knows push, as far as the page asks it. */
function fakeBrowser(permission: NotificationPermission, answer: NotificationPermission = permission) {
  const requested: string[] = []
  let current: object | null = null
  const subscription = {
    endpoint: ENDPOINT,
    toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
    unsubscribe: async () => {
      current = null
      return true
    },
  }
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      requested.push(`subscribe ${[...applicationServerKey]}`)
      current = subscription
      return subscription
    },
  }
  const registration = { pushManager }
  const serviceWorker = {
    getRegistration: async () => registration,
    register: async () => registration,
    ready: Promise.resolve(registration),
  }
  const Notification = {
    permission,
    requestPermission: async () => {
      requested.push('permission')
      return answer
    },
  }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  Object.assign(window, { Notification, PushManager: class {} })
  return requested
}

afterEach(() => {
  for (const name of ['Notification', 'PushManager']) Reflect.deleteProperty(window, name)
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const theSwitch = () => screen.findByRole('switch', { name: /Notifications on this device/ })

test('permission is requested on the press alone; then the server stores the device, and another press removes it', async () => {
  const requested = fakeBrowser('default', 'granted')
  const calls = fakeBackend({
    'GET /api/v1/user/push': { body: { publicKey: PUBLIC_KEY } },
    'PUT /api/v1/user/push': { status: 204 },
    'DELETE /api/v1/user/push': { status: 204 },
  })
  renderInPage(<DevicePushChoice />)
  const user = userEvent.setup()
  expect(await theSwitch()).not.toBeChecked()
  expect(requested).toEqual([])
  await user.click(await theSwitch())
  await waitFor(async () => expect(await theSwitch()).toBeChecked())
  expect(requested).toEqual(['permission', 'subscribe 4,0,1'])
  expect(calls.at(-1)?.body).toEqual({ endpoint: ENDPOINT, keys: KEYS })
  await user.click(await theSwitch())
  await waitFor(async () => expect(await theSwitch()).not.toBeChecked())
  expect(calls.at(-1)?.body).toEqual({ endpoint: ENDPOINT })
})

test('a denied permission sends nothing to the server and is explained', async () => {
  fakeBrowser('default', 'denied')
  const calls = fakeBackend({})
  renderInPage(<DevicePushChoice />)
  await userEvent.setup().click(await theSwitch())
  await waitFor(async () => expect(await theSwitch()).toHaveAccessibleDescription(/blocks them/))
  expect(await theSwitch()).not.toBeChecked()
  expect(calls).toEqual([])
})

test('a browser without push has a disabled switch with an explanation', async () => {
  renderInPage(<DevicePushChoice />)
  await waitFor(async () => expect(await theSwitch()).toBeDisabled())
  expect(await theSwitch()).toHaveAccessibleDescription(/home screen/)
})
