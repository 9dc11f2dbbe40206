import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { PersonalData } from '@/components/account/personal-data'
import { PhoneRow } from '@/components/account/phone-row'
import ProofDialog from '@/components/account/proof/proof-dialog'
import { http } from '@/lib/api/browser'
import { onProofRequested, type ProofRequest } from '@/lib/session/proof-prompt'
import { collectedToasts } from '../collected-toasts'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'

const NEEDED = (proof: string) => ({ status: 403, body: { code: 'proof_needed', message: 'Not yet', proof } })
const SENT = { body: { phone: '+966500000001', otp: '1234', expiresIn: 300, resendIn: 180 } }
const KEYS = 'POST /api/v1/vender/api-keys'
const PROFILE = { 'GET /api/v1/user/profile': { body: { _id: 'u1', phone: '+966500000001' } } }
const BODY = { name: 'Channel', scopes: ['bookings'] }

const toasts = collectedToasts()
let asked: ProofRequest[] = []
let stop: () => void
beforeEach(() => {
  asked = []
  stop = onProofRequested((request) => asked.push(request))
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads it this way
  document.cookie = 'diyar_signed_in=1'
  sessionStorage.clear()
})
afterEach(() => stop())

const create = () => http.request<{ key: string }>('POST', 'vender/api-keys', BODY)

test('fresh proof: a call that needs it is repeated as it was once it is given', async () => {
  const calls = fakeBackend({ [KEYS]: [NEEDED('code'), { body: { key: 'k' } }] })
  const answer = create()
  await waitFor(() => expect(asked).toMatchObject([{ proof: 'code' }]))
  asked[0]?.settle(true)
  expect(await answer).toEqual({ key: 'k' })
  expect(calls.map(({ body }) => body)).toEqual([BODY, BODY])
})

test('fresh proof: two kinds are requested one after the other, and giving up leaves the refusal', async () => {
  fakeBackend({ [KEYS]: [NEEDED('code'), NEEDED('secondStep')] })
  const answer = create()
  await waitFor(() => expect(asked).toHaveLength(1))
  asked[0]?.settle(true)
  await waitFor(() => expect(asked.map(({ proof }) => proof)).toEqual(['code', 'secondStep']))
  asked[1]?.settle(false)
  await expect(answer).rejects.toMatchObject({ code: 'proof_needed' })
})

test('fresh proof: calls at the same time share one question', async () => {
  fakeBackend({ [KEYS]: [NEEDED('code'), NEEDED('code'), { body: { key: 'k' } }] })
  const both = Promise.all([create(), create()])
  await waitFor(() => expect(asked).toHaveLength(1))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  asked[0]?.settle(true)
  expect(await both).toEqual([{ key: 'k' }, { key: 'k' }])
  expect(asked).toHaveLength(1)
})

test('fresh proof: the dialog sends a code to the number on file and takes it', async () => {
  const calls = fakeBackend({
    ...PROFILE,
    'POST /api/v1/user/proof': SENT,
    'PUT /api/v1/user/proof': { status: 204 },
  })
  const ended = jest.fn()
  renderInPage(<ProofDialog proof="code" onEnd={ended} />)
  const user = userEvent.setup()
  await user.type(await screen.findByRole('textbox'), '1234')
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  await waitFor(() => expect(ended).toHaveBeenCalledWith(true))
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
  expect(calls.at(-1)).toMatchObject({ method: 'PUT', body: { otp: '1234' } })
})

test('fresh proof: a refused code is explained in the dialog, and can be requested again', async () => {
  const refused = { status: 429, body: { code: 'too_many_requests', message: 'Too many today' } }
  fakeBackend({ ...PROFILE, 'POST /api/v1/user/proof': [refused, SENT] })
  renderInPage(<ProofDialog proof="code" onEnd={() => undefined} />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many today')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1234')).toBeVisible()
})

test('fresh proof: an admin gives the second step, and closing the dialog is giving up', async () => {
  fakeBackend({ 'POST /api/v1/admin/two-step': { status: 204 } })
  const ended = jest.fn()
  renderInPage(<ProofDialog proof="secondStep" onEnd={ended} />)
  const user = userEvent.setup()
  await user.keyboard('{Escape}')
  expect(ended).toHaveBeenCalledWith(false)
  await user.type(screen.getByLabelText('Code from the app'), '123456')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(ended).toHaveBeenCalledWith(true))
})

test('fresh proof: an admin without a second step is led to set it up', () => {
  renderInPage(<ProofDialog proof="enrolment" onEnd={() => undefined} />)
  expect(screen.getByRole('link', { name: 'Set up two-step login' })).toHaveAttribute(
    'href',
    '/en/admin/two-step',
  )
})

test('profile-page: the export that is not proven is not opened, and the reason is shown', async () => {
  fakeBackend({ 'GET /api/v1/user/proof': NEEDED('code') })
  renderInPage(<PersonalData />)
  await userEvent.setup().click(screen.getByRole('link', { name: 'Download' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  asked[0]?.settle(false)
  await waitFor(() => expect(toasts).toEqual([{ kind: 'error', text: 'Not yet' }]))
})

test.each([
  ['ar', 'تنزيل', 'تنزيل للبرامج'],
  ['en', 'Download', 'Download for programs'],
] as const)(
  'profile-page: in %s the data is offered to read in that language, and for programs',
  (locale, toRead, forPrograms) => {
    renderInPage(<PersonalData />, locale)
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect([toRead, forPrograms].map(hrefOf)).toEqual([
      `/api/v1/user/export.html?language=${locale}`,
      '/api/v1/user/export',
    ])
  },
)

test('profile-page: a number that waits is shown with its day, and one press stops it', async () => {
  const waiting = { change: { phone: '+966556000040', dueAt: '2026-03-22T09:00:00.000Z' } }
  const calls = fakeBackend({
    'GET /api/v1/user/phone-change': [{ body: waiting }, { body: { change: null } }],
    'DELETE /api/v1/user/phone-change': { status: 204 },
  })
  renderInPage(
    <SWRConfig value={{ provider: () => new Map() }}>
      <PhoneRow phone="+966500000001" />
    </SWRConfig>,
  )
  expect(await screen.findByText('+966 55 600 0040')).toBeVisible()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Stop the change' }))
  await waitFor(() => expect(screen.queryByText('+966 55 600 0040')).toBeNull())
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET'])
})

test('profile-page: without the old number the change is requested by the code to the new one', async () => {
  const calls = fakeBackend({
    ...PROFILE,
    'GET /api/v1/user/phone-change': { body: { change: null } },
    'POST /api/v1/user/phone': SENT,
    'POST /api/v1/user/phone-change': { body: { change: null } },
  })
  renderInPage(
    <SWRConfig value={{ provider: () => new Map() }}>
      <PhoneRow phone="+966500000001" />
    </SWRConfig>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /Edit/ }))
  await user.click(screen.getByRole('button', { name: 'I no longer have the old number' }))
  expect(screen.getByText(/takes seven days/)).toBeVisible()
  await user.type(screen.getByLabelText('Mobile number'), '556000040')
  await user.click(screen.getByRole('button', { name: 'Send the code' }))
  await user.type(await screen.findByRole('textbox'), '1234')
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  await waitFor(() =>
    expect(calls).toContainEqual({
      method: 'POST',
      path: '/api/v1/user/phone-change',
      body: { phone: '556000040', otp: '1234' },
    }),
  )
})
