import { screen } from '@testing-library/react'
import { SessionRows } from '@/components/account/session-rows'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'

test('a device and the time of its sign-in are read as two words', async () => {
  const session = { device: 'Firefox on Linux', createdAt: '2026-03-15T09:00:00Z', isCurrent: false }
  fakeBackend({ 'GET /api/v1/user/sessions': { body: { data: [session] } } })
  renderInPage(<SessionRows />)
  expect(await screen.findByRole('listitem')).toHaveTextContent(/^Firefox on Linux Signed in /)
})
