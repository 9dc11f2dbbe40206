import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DeletionPage } from '@/components/account/deletion/deletion-page'
import { DeletionSignIn } from '@/components/account/deletion/deletion-sign-in'
import { onSignInRequested } from '@/lib/session/sign-in-prompt'
import { collectedToasts } from '../collected-toasts'
import { fakeBackend } from '../fake-backend'
import { moves, REFRESHED } from '../fake-navigation'
import { renderInPage } from '../render-in-page'

jest.mock('@/lib/i18n/navigation', () => jest.requireActual('../fake-navigation'))

const FREE = { bookings: [], balance: 0, request: null }
const BLOCKERS = {
  bookings: [{ _id: 'b1', code: 'DY-7K2M', side: 'guest' as const }],
  balance: 120,
  request: null,
}
const IN_USE = { status: 409, body: { code: 'account_in_use', message: 'in use', blockers: BLOCKERS } }
const CODE = 'POST /api/v1/user/delete-code'
const CLOSE = 'DELETE /api/v1/user/profile'
const SENT = { body: { phone: '+966500000001', otp: '1234', expiresIn: 300, resendIn: 0 } }
const BEGIN = 'Send the code to my phone'

const toasts = collectedToasts()
beforeEach(() => {
  moves.length = 0
})

const leave = (blockers: typeof BLOCKERS | typeof FREE = FREE) =>
  renderInPage(<DeletionPage phone="+966500000001" blockers={{ ...blockers, request: null }} />)

function expectBlockers() {
  const list = within(screen.getByRole('region', { name: 'This must be finished first' }))
  expect(list.getByRole('link', { name: 'DY-7K2M' })).toHaveAttribute('href', '/booking/b1')
  expect(list.getByText(/A balance held for you/)).toHaveTextContent('120')
  expect(screen.queryByRole('button', { name: BEGIN })).not.toBeInTheDocument()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
}

test.each([
  ['en', 'What is removed', 'What is kept', 'How to close your account', 'Log in to close my account'],
  ['ar', 'ما الذي نحذفه؟', 'ما الذي نحتفظ به؟', 'كيف تغلق حسابك؟', 'تسجيل الدخول لإغلاق الحساب'],
] as const)(
  'delete-account: a visitor reads in %s what is deleted, what is retained and how to close it; the login opens on request',
  async (locale, removed, stored, how, signIn) => {
    const requested = jest.fn()
    const stop = onSignInRequested(requested)
    renderInPage(<DeletionSignIn />, locale)
    for (const name of [removed, stored, how]) {
      expect(within(screen.getByRole('region', { name })).getAllByRole('listitem').length).toBeGreaterThan(1)
    }
    expect(requested).not.toHaveBeenCalled()
    await userEvent.setup().click(screen.getByRole('button', { name: signIn }))
    expect(requested).toHaveBeenCalledTimes(1)
    requested.mock.calls[0][0].then()
    expect(moves).toEqual([REFRESHED])
    stop()
  },
)

test('delete-account: while a booking or money blocks it no code is offered, and each obstacle is named', async () => {
  leave(BLOCKERS)
  expectBlockers()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Check again' }))
  expect(moves).toEqual([REFRESHED])
})

test('delete-account: on a stale page the refused code shows the list of obstacles instead of a toast, and focuses it', async () => {
  fakeBackend({ [CODE]: IN_USE })
  leave()
  await userEvent.setup().click(screen.getByRole('button', { name: BEGIN }))
  expect(await screen.findByRole('heading', { name: 'This must be finished first' })).toHaveFocus()
  expectBlockers()
  expect(toasts).toEqual([])
})

test.each([
  ['with the code', { [CODE]: SENT, [CLOSE]: IN_USE }, 'Close my account for good'],
  ['when the code is sent again', { [CODE]: [SENT, IN_USE] }, 'Send the code again'],
])('delete-account: a booking made since the page was opened is named %s', async (_when, answers, press) => {
  fakeBackend(answers)
  leave()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: BEGIN }))
  await user.type(await screen.findByRole('textbox'), '1234')
  await user.click(screen.getByRole('button', { name: press }))
  expect(await screen.findByRole('heading', { name: 'This must be finished first' })).toHaveFocus()
  expectBlockers()
  expect(toasts).toEqual([])
})
