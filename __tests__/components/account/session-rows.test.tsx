import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SessionRows } from '@/components/account/session-rows'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { moves } from '../visited-page'

const OTHER = {
  ...{ _id: 's1', device: 'Chrome, Android', network: '203.0.113.9' },
  ...{ createdAt: '2026-03-15T09:00:00Z', isCurrent: false },
}

test('a session on another device is ended by one press, with its network beside it', async () => {
  const calls = fakeBackend({
    'GET /api/v1/user/sessions': [{ body: { data: [OTHER] } }, { body: { data: [] } }],
    'DELETE /api/v1/user/sessions/s1': { status: 204 },
  })
  renderInPage(<SessionRows />)
  expect(await screen.findByText('203.0.113.9')).toBeVisible()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Log out Chrome, Android' }))
  await waitFor(() => expect(screen.queryByText('203.0.113.9')).toBeNull())
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

test('a device and the time of its sign-in are read as two words', async () => {
  const session = { ...OTHER, device: 'Firefox on Linux' }
  fakeBackend({ 'GET /api/v1/user/sessions': { body: { data: [session] } } })
  renderInPage(<SessionRows />)
  expect(await screen.findByRole('listitem')).toHaveTextContent(/^Firefox on Linux Logged in /)
})

test('ending all sessions that fails is explained in its dialog, and a further press ends them', async () => {
  const path = 'DELETE /api/session?everywhere=1'
  const calls = fakeBackend({
    'GET /api/v1/user/sessions': { body: { data: [] } },
    [path]: [{ status: 500, body: { code: 'internal', message: 'Something went wrong' } }, { status: 204 }],
  })
  renderInPage(<SessionRows />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Log out everywhere' }))
  const dialog = within(await screen.findByRole('dialog'))
  const end = dialog.getByRole('button', { name: 'Log out everywhere' })
  await user.click(end)
  expect(await dialog.findByText('Something went wrong')).toBeVisible()
  await user.click(end)
  await waitFor(() => expect(moves.at(-1)).toBe('/en'))
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(2)
})
