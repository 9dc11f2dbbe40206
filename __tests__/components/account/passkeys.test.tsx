import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PasskeyRows } from '@/components/account/passkeys/passkey-rows'
import ProofDialog from '@/components/account/proof/proof-dialog'
import SignInDialog from '@/components/account/sign-in/sign-in-dialog'
import { PasskeyNotice } from '@/components/shared/passkey-notice'
import { collectedToasts } from '../collected-toasts'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'

jest.mock('@simplewebauthn/browser', () => ({ startAuthentication: jest.fn(), startRegistration: jest.fn() }))

const LIST = 'GET /api/v1/user/passkeys'
const PHONE = { _id: 'p1', name: 'My phone', createdAt: '2026-03-15T09:00:00Z', lastUsedAt: null }
const CREDENTIAL = { id: 'c1', rawId: 'c1', type: 'public-key', clientExtensionResults: {} } as const
const USED: AuthenticationResponseJSON = {
  ...CREDENTIAL,
  response: { clientDataJSON: 'a', authenticatorData: 'b', signature: 'c', userHandle: 'd' },
}
const MADE: RegistrationResponseJSON = {
  ...CREDENTIAL,
  response: { clientDataJSON: 'a', attestationObject: 'b', transports: ['internal'] },
}
const PROFILE = { 'GET /api/v1/user/profile': { body: { _id: 'u1', phone: '+966500000001' } } }

/** As browsers refuse: the prompt was closed, or the device has one. */
const refusal = (name: string) => Object.assign(new Error('The operation failed'), { name })

const toasts = collectedToasts()
beforeEach(() => {
  Object.assign(window, { PublicKeyCredential: class {} })
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads it this way
  document.cookie = 'diyar_signed_in=1'
  localStorage.clear()
})
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  jest.mocked(startRegistration).mockReset()
  jest.mocked(startAuthentication).mockReset()
})

test('a passkey is named and made; a prompt that was closed is explained and loses nothing typed', async () => {
  const calls = fakeBackend({
    [LIST]: [{ body: { data: [] } }, { body: { data: [PHONE] } }],
    'POST /api/v1/user/passkeys/options': { body: { challenge: 'x' } },
    'POST /api/v1/user/passkeys': { status: 201, body: PHONE },
  })
  jest
    .mocked(startRegistration)
    .mockRejectedValueOnce(refusal('NotAllowedError'))
    .mockRejectedValueOnce(refusal('InvalidStateError'))
    .mockResolvedValueOnce(MADE)
  renderInPage(<PasskeyRows />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }))
  const dialog = within(await screen.findByRole('dialog'))
  const name = dialog.getByLabelText('Name of the passkey')
  expect(name).toHaveValue('Passkey 1')
  await user.clear(name)
  await user.type(name, ' My phone ')
  const create = dialog.getByRole('button', { name: 'Create the passkey' })
  await user.click(create)
  expect(await dialog.findByText(/No passkey was created/)).toBeVisible()
  await user.click(create)
  expect(await dialog.findByText(/already has a passkey for your account/)).toBeVisible()
  expect(name).toHaveValue(' My phone ')
  await user.click(create)
  expect(await screen.findByText('My phone')).toBeVisible()
  const body = {
    name: 'My phone',
    id: 'c1',
    clientDataJSON: 'a',
    attestationObject: 'b',
    transports: ['internal'],
  }
  expect(calls.filter(({ path }) => path === '/api/v1/user/passkeys').at(-2)).toMatchObject({ body })
})

test('a passkey gets another name, and is removed after a question', async () => {
  const calls = fakeBackend({
    [LIST]: [
      { body: { data: [PHONE] } },
      { body: { data: [{ ...PHONE, name: 'Work' }] } },
      { body: { data: [] } },
    ],
    'PUT /api/v1/user/passkeys/p1': { status: 204 },
    'DELETE /api/v1/user/passkeys/p1': { status: 204 },
  })
  renderInPage(<PasskeyRows />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Rename My phone' }))
  const name = screen.getByLabelText('Name of the passkey')
  await user.clear(name)
  await user.type(name, 'Work')
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  await user.click(await screen.findByRole('button', { name: 'Remove Work' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByText('Work')).toBeNull())
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ name: 'Work' })
})

test('a browser without passkeys shows those that are there and offers no new one', async () => {
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  fakeBackend({ [LIST]: { body: { data: [PHONE] } } })
  renderInPage(<PasskeyRows />, 'ar')
  expect(await screen.findByText('My phone')).toBeVisible()
  expect(screen.getByText(/لا يدعم هذا المتصفح مفاتيح المرور/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'أضف مفتاح مرور' })).toBeNull()
})

test('a visitor signs in by a passkey without a number, and goes on with what was begun', async () => {
  const calls = fakeBackend({
    ...PROFILE,
    'POST /api/v1/user/passkey-sign-in/options': { body: { challenge: 'x', allowCredentials: [] } },
    'POST /api/session?passkey=1': { body: { user: { _id: 'u1' } } },
  })
  jest
    .mocked(startAuthentication)
    .mockRejectedValueOnce(refusal('NotAllowedError'))
    .mockResolvedValueOnce(USED)
  const signedIn = jest.fn()
  renderInPage(<SignInDialog onClose={() => undefined} onSignedIn={signedIn} />)
  const user = userEvent.setup()
  const press = screen.getByRole('button', { name: 'Use a passkey' })
  await user.click(press)
  await waitFor(() => expect(toasts.at(-1)?.text).toMatch(/No passkey was used/))
  await user.click(press)
  await waitFor(() => expect(signedIn).toHaveBeenCalledTimes(1))
  const { body } = calls.find(({ path }) => path === '/api/session?passkey=1') ?? {}
  expect(body).toEqual({ id: 'c1', clientDataJSON: 'a', authenticatorData: 'b', signature: 'c' })
})

test('fresh proof: who has a passkey is sent no code before wanting one', async () => {
  const sent = { phone: '+966500000001', otp: '1234', expiresIn: 300, resendIn: 180 }
  const calls = fakeBackend({
    ...PROFILE,
    [LIST]: { body: { data: [PHONE] } },
    'POST /api/v1/user/proof': { body: sent },
    'POST /api/v1/user/proof/passkey/options': { body: { challenge: 'x', allowCredentials: [] } },
    'PUT /api/v1/user/proof/passkey': { status: 204 },
  })
  jest.mocked(startAuthentication).mockResolvedValueOnce(USED)
  const ended = jest.fn()
  renderInPage(<ProofDialog proof="code" onEnd={ended} />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Use a passkey' }))
  await waitFor(() => expect(ended).toHaveBeenCalledWith(true))
  expect(calls.map(({ path }) => path)).not.toContain('/api/v1/user/proof')
  await user.click(screen.getByRole('button', { name: 'Send a code to my number' }))
  expect(await screen.findByText('1234')).toBeVisible()
})

test('vendors and admins are invited to add a passkey once, and not when they have one', async () => {
  fakeBackend({ ...PROFILE, [LIST]: [{ body: { data: [] } }, { body: { data: [PHONE] } }] })
  const first = renderInPage(<PasskeyNotice />)
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('note')).toBeNull()
  first.unmount()
  renderInPage(<PasskeyNotice />)
  await waitFor(() => expect(screen.queryByRole('note')).toBeNull())
})
