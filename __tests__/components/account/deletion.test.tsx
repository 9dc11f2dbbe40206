import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DeletionPage } from '@/components/account/deletion/deletion-page'
import { DeletionSignIn } from '@/components/account/deletion/deletion-sign-in'
import { onSignInRequested } from '@/lib/session/sign-in-prompt'
import { collectedToasts } from '../collected-toasts'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { moves, REFRESHED } from '../visited-page'

const FREE = { bookings: [], balance: 0, request: null }
const BLOCKERS = {
  bookings: [{ _id: 'b1', code: 'DY-7K2M', side: 'guest' as const }],
  balance: 120,
  request: null,
}
const IN_USE = { status: 409, body: { code: 'account_in_use', message: 'in use', blockers: BLOCKERS } }
const CLOSE = 'DELETE /api/v1/user/profile'
const BEGIN = 'Close my account'
const CONFIRM = 'Close my account for good'

const toasts = collectedToasts()

const leave = (blockers: typeof BLOCKERS | typeof FREE = FREE) =>
  renderInPage(<DeletionPage blockers={{ ...blockers, request: null }} />)

function expectBlockers() {
  const list = within(screen.getByRole('region', { name: 'This must be finished first' }))
  expect(list.getByRole('link', { name: 'DY-7K2M' })).toHaveAttribute('href', '/en/booking/b1')
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

test('delete-account: while a booking or money blocks it it is not offered, and each obstacle is named', async () => {
  leave(BLOCKERS)
  expectBlockers()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Check again' }))
  expect(moves).toEqual([REFRESHED])
})

test('delete-account: on a stale page the refusal shows the list of obstacles instead of a toast, and focuses it', async () => {
  fakeBackend({ [CLOSE]: IN_USE })
  leave()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: BEGIN }))
  await user.click(screen.getByRole('button', { name: CONFIRM }))
  expect(await screen.findByRole('heading', { name: 'This must be finished first' })).toHaveFocus()
  expectBlockers()
  expect(toasts).toEqual([])
})

test('delete-account: the account is closed after one more question, and the user is a visitor', async () => {
  const calls = fakeBackend({ [CLOSE]: { status: 204 }, 'DELETE /api/session': { status: 204 } })
  leave()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: BEGIN }))
  expect(calls).toEqual([])
  await user.click(screen.getByRole('button', { name: CONFIRM }))
  await waitFor(() => expect(moves).toEqual(['/en']))
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([CLOSE, 'DELETE /api/session'])
})
