import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import SignInDialog from '@/components/account/sign-in/sign-in-dialog'
import { onToast, type Toast } from '@/components/ui/toast/show-toast'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'

const CODE_SENT = { user: { phone: '+966500000001', otp: '1234' }, data: { expiresIn: 300, resendIn: 180 } }
const PERSON = { _id: 'u1', firstName: 'Sara' }
const LOGIN = 'POST /api/v1/user/login'
const SESSION = 'POST /api/session'

let toasts: Toast[]
let stopListening: () => void
const person = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

beforeEach(() => {
  jest.useFakeTimers()
  toasts = []
  stopListening = onToast((toast) => toasts.push(toast))
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(() => {
  stopListening()
  jest.useRealTimers()
})

async function openCodeStep(answers: Parameters<typeof fakeBackend>[0] = {}) {
  const calls = fakeBackend({ [LOGIN]: { body: CODE_SENT }, ...answers })
  const closed = jest.fn()
  const signedIn = jest.fn()
  renderInPage(<SignInDialog onClose={closed} onSignedIn={signedIn} />)
  const user = person()
  await user.type(screen.getByLabelText('Mobile number'), '0500000001')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  const box = await screen.findByLabelText(/Enter the code sent to/)
  return { calls, closed, signedIn, user, box }
}

const verifyButton = () => screen.getByRole('button', { name: 'Verify' })

test("login-phone-rule: an invalid number shows 'Invalid Phone Number!' and sends nothing", async () => {
  const calls = fakeBackend({})
  renderInPage(<SignInDialog onClose={() => undefined} />)
  const user = person()
  await user.type(screen.getByLabelText('Mobile number'), '050')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Invalid Phone Number!', { selector: 'p' })).toBeVisible()
  expect(toasts).toEqual([{ kind: 'error', text: 'Invalid Phone Number!' }])
  expect(calls).toEqual([])
})

test('login-failure: a failed call puts a number error under the phone field', async () => {
  fakeBackend({ [LOGIN]: { status: 404, body: { code: 'unknown_phone', message: 'Mobile Number Error!' } } })
  renderInPage(<SignInDialog onClose={() => undefined} />)
  const user = person()
  await user.type(screen.getByLabelText('Mobile number'), '500000001')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() =>
    expect(screen.getByLabelText('Mobile number')).toHaveAccessibleDescription(/Mobile Number Error!/),
  )
})

const UNKNOWN = {
  status: 404,
  body: { code: 'unknown_phone', message: 'Mobile Number Error! No account has this number yet' },
}
const TAKEN = { status: 409, body: { code: 'phone_taken', message: 'Already with us.' } }
const SIGN_UP = 'POST /api/v1/user/signup'
const SIGN_UP_SENT = { body: { phone: '+966500000001', otp: '4321', expiresIn: 300, resendIn: 180 } }

test('login-failure: a new number reads one true sentence, and one press signs up with it', async () => {
  const calls = fakeBackend({ [LOGIN]: UNKNOWN, [SIGN_UP]: SIGN_UP_SENT })
  renderInPage(<SignInDialog onClose={() => undefined} />)
  const user = person()
  await user.type(screen.getByLabelText('Mobile number'), '500000001')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  const create = await screen.findByRole('button', { name: 'Create an account with it' })
  expect(screen.getAllByText(/No account/)).toHaveLength(1)
  expect(screen.queryByText(/Invalid Phone Number/)).toBeNull()
  expect(screen.getByRole('link', { name: 'terms of use' })).toHaveAttribute('href', '/en/term-conditions')
  await user.click(create)
  expect(await screen.findByText('4321')).toBeVisible()
  expect(calls.at(-1)).toMatchObject({ path: '/api/v1/user/signup', body: { phone: '500000001' } })
})

test('signup-failure: a known number is logged in by one press', async () => {
  const calls = fakeBackend({ [LOGIN]: { body: CODE_SENT }, [SIGN_UP]: TAKEN })
  renderInPage(<SignInDialog onClose={() => undefined} />)
  const user = person()
  await user.click(screen.getByRole('button', { name: 'Sign up' }))
  await user.type(screen.getByLabelText('Mobile number'), '500000001')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await user.click(await screen.findByRole('button', { name: 'Log in with it' }))
  expect(await screen.findByText('1234')).toBeVisible()
  expect(calls.at(-1)).toMatchObject({ path: '/api/v1/user/login', body: { phone: '500000001' } })
})

test('the number that was typed goes along to the sign-up, which links the terms, and back', async () => {
  fakeBackend({})
  renderInPage(<SignInDialog onClose={() => undefined} />)
  const user = person()
  await user.type(screen.getByLabelText('Mobile number'), '500000001')
  await user.click(screen.getByRole('button', { name: 'Sign up' }))
  expect(screen.getByRole('dialog', { name: 'Create an account' })).toBeVisible()
  expect(screen.getByLabelText('Mobile number')).toHaveValue('500000001')
  expect(screen.getByRole('link', { name: 'terms of use' })).toHaveAttribute('target', '_blank')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  expect(screen.getByLabelText('Mobile number')).toHaveValue('500000001')
})

test('login-failure: the offer to sign up disappears when another number is typed', async () => {
  fakeBackend({ [LOGIN]: UNKNOWN })
  renderInPage(<SignInDialog onClose={() => undefined} phone="500000001" />)
  const user = person()
  expect(screen.getByLabelText('Mobile number')).toHaveValue('500000001')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('button', { name: 'Create an account with it' })
  await user.type(screen.getByLabelText('Mobile number'), '{Backspace}2')
  expect(screen.queryByRole('button', { name: 'Create an account with it' })).toBeNull()
})

test('login-otp-dialog: after a reload the code that was sent can be typed, with the remaining wait', async () => {
  await openCodeStep()
  cleanup()
  fakeBackend({
    [LOGIN]: { status: 429, body: { code: 'too_many_requests' }, headers: { 'retry-after': '100' } },
  })
  renderInPage(<SignInDialog onClose={() => undefined} phone="0500000001" />)
  await person().click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('timer')).toHaveTextContent('01:40')
})

test('login-otp-dialog: verify is enabled by four digits, typed, pasted or Arabic; other characters are dropped', async () => {
  const { user, box } = await openCodeStep()
  expect(verifyButton()).toBeDisabled()
  await user.type(box, '12')
  expect(verifyButton()).toBeDisabled()
  await user.clear(box)
  await user.click(box)
  await user.paste('٤٣٢١ x 9')
  expect(box).toHaveValue('4321')
  expect(verifyButton()).toBeEnabled()
})

test('login-otp-dialog: 180 s count down as mm:ss, then resending uses the same phone and starts again', async () => {
  const { calls, user } = await openCodeStep({
    'POST /api/v1/user/resend-otp': { body: { otp: '9876', resendIn: 180 } },
  })
  expect(screen.getByRole('timer')).toHaveTextContent('03:00')
  act(() => jest.advanceTimersByTime(61_000))
  expect(screen.getByRole('timer')).toHaveTextContent('01:59')
  act(() => jest.advanceTimersByTime(120_000))
  await user.click(screen.getByRole('button', { name: 'Send the code again' }))
  expect(await screen.findByRole('timer')).toHaveTextContent('03:00')
  expect(calls.at(-1)).toEqual({
    method: 'POST',
    path: '/api/v1/user/resend-otp',
    body: { phone: '0500000001' },
  })
  expect(screen.getByText('9876')).toBeVisible()
})

test("login-wrong-otp: 'Wrong OTP!' and a field in error, which typing clears", async () => {
  const { user, box } = await openCodeStep()
  await user.type(box, '0000')
  await user.click(verifyButton())
  expect(toasts).toEqual([{ kind: 'error', text: 'Wrong OTP!' }])
  expect(box).toHaveAttribute('aria-invalid', 'true')
  expect(box).toHaveAccessibleDescription('Invalid Otp')
  await user.type(box, '{Backspace}')
  expect(box).not.toHaveAttribute('aria-invalid')
  expect(screen.queryByText('Invalid Otp')).toBeNull()
})

test('login-wrong-otp: without an echoed code the server decides, with the same message', async () => {
  const { user, box } = await openCodeStep({
    [LOGIN]: { body: { ...CODE_SENT, user: { phone: CODE_SENT.user.phone } } },
    [SESSION]: { status: 422, body: { code: 'wrong_otp', message: 'Wrong OTP!' } },
  })
  await user.type(box, '0000')
  await user.click(verifyButton())
  await waitFor(() => expect(toasts).toEqual([{ kind: 'error', text: 'Wrong OTP!' }]))
  expect(box).toHaveAttribute('aria-invalid', 'true')
})

test("success-toasts: 'Success!' after login, and the user continues the interrupted action", async () => {
  const { user, box, closed, signedIn, calls } = await openCodeStep({ [SESSION]: { body: { user: PERSON } } })
  await user.type(box, '1234')
  await user.click(verifyButton())
  await waitFor(() => expect(signedIn).toHaveBeenCalledTimes(1))
  expect(toasts).toEqual([{ kind: 'success', text: 'Success!' }])
  expect(closed).toHaveBeenCalledTimes(1)
  expect(calls.find((call) => call.path === '/api/session')?.body).toEqual({
    phone: '0500000001',
    otp: '1234',
  })
})

async function signUp(answers: Parameters<typeof fakeBackend>[0]) {
  const calls = fakeBackend(answers)
  const signedIn = jest.fn()
  renderInPage(<SignInDialog onClose={() => undefined} onSignedIn={signedIn} />)
  const user = person()
  await user.click(screen.getByRole('button', { name: 'Sign up' }))
  await user.type(screen.getByLabelText('Mobile number'), '500000077')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  return { calls, signedIn, user }
}

test("signup-failure: the server's own message comes as a toast", async () => {
  await signUp({
    'POST /api/v1/user/signup': { status: 409, body: { code: 'phone_taken', message: 'Already with us.' } },
  })
  await waitFor(() => expect(toasts).toEqual([{ kind: 'error', text: 'Already with us.' }]))
})

test("signup-names: after verification the names are required; 'success!' once they are saved", async () => {
  const { calls, user, signedIn } = await signUp({
    'POST /api/v1/user/signup': {
      body: { phone: '+966500000077', otp: '1234', expiresIn: 300, resendIn: 180 },
    },
    [SESSION]: { body: { user: PERSON } },
    'PUT /api/v1/user/names': [
      { status: 422, body: { code: 'invalid', message: 'Not this name.' } },
      { body: PERSON },
    ],
  })
  await user.type(await screen.findByLabelText(/Enter the code sent to/), '1234')
  await user.click(verifyButton())
  const firstName = await screen.findByLabelText('First name')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(firstName).toHaveAttribute('aria-invalid', 'true'))
  expect(calls.some((call) => call.method === 'PUT')).toBe(false)
  await user.type(firstName, 'سارة')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(toasts.at(-1)).toEqual({ kind: 'error', text: 'Not this name.' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(signedIn).toHaveBeenCalledTimes(1))
  expect(calls.at(-1)?.body).toEqual({ firstName: 'سارة' })
  expect(toasts.map((toast) => toast.text)).toEqual(['Success!', 'Not this name.', 'success!'])
})
