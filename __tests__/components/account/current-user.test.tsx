import { screen, waitFor } from '@testing-library/react'
import { deleteCookie, setCookie } from 'cookies-next/client'
import { useUser } from '@/lib/api/current-user'
import { PRESENCE_COOKIE } from '@/lib/session/cookie'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'

function Person() {
  const { user, status } = useUser()
  return <p>{user ? user.firstName : status}</p>
}

afterEach(() => deleteCookie(PRESENCE_COOKIE))

test('auth-cookie: without the cookie no profile is fetched', async () => {
  const calls = fakeBackend({})
  renderInPage(<Person />)
  expect(await screen.findByText('visitor')).toBeVisible()
  expect(calls).toEqual([])
})

test('auth-cookie: with it the profile is fetched once, however many components use it', async () => {
  setCookie(PRESENCE_COOKIE, '1')
  const calls = fakeBackend({ 'GET /api/v1/user/profile': { body: { _id: 'u1', firstName: 'Sara' } } })
  renderInPage(
    <>
      <Person />
      <Person />
    </>,
  )
  await waitFor(() => expect(screen.getAllByText('Sara')).toHaveLength(2))
  expect(calls).toHaveLength(1)
})

test('a token that the api no longer accepts is deleted, and the user is a visitor', async () => {
  setCookie(PRESENCE_COOKIE, '1')
  const calls = fakeBackend({
    'GET /api/v1/user/profile': { status: 401, body: { code: 'unauthenticated', message: '' } },
    'DELETE /api/session': { status: 204 },
  })
  renderInPage(<Person />)
  expect(await screen.findByText('visitor')).toBeVisible()
  expect(calls.map((call) => call.method)).toEqual(['GET', 'DELETE'])
})
