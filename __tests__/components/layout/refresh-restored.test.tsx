import { act, waitFor } from '@testing-library/react'
import { deleteCookie, setCookie } from 'cookies-next/client'
import { RefreshRestored } from '@/components/layout/refresh-restored'
import { refreshUser } from '@/lib/api/current-user'
import { PRESENCE_COOKIE } from '@/lib/session/cookie'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { moves, REFRESHED } from '../visited-page'

const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

beforeEach(() => {
  moves.length = 0
})

test('a page of a signed-in user that the browser restores is read again, with the profile, after a sign-out too', async () => {
  setCookie(PRESENCE_COOKIE, '1')
  const calls = fakeBackend({ 'GET /api/v1/user/profile': { body: { _id: 'u1', vendors: [] } } })
  renderInPage(<RefreshRestored />)
  await waitFor(() => {
    show(true)
    expect(moves).toContain(REFRESHED)
  })
  await waitFor(() => expect(calls.length).toBeGreaterThan(1))
  deleteCookie(PRESENCE_COOKIE)
  moves.length = 0
  await act(async () => show(true))
  expect(moves).toEqual([REFRESHED])
})

test('a page that is loaded anew, or that a visitor reads, is not read twice', async () => {
  deleteCookie(PRESENCE_COOKIE)
  fakeBackend({})
  await refreshUser()
  renderInPage(<RefreshRestored />)
  show(true)
  show(false)
  expect(moves).toEqual([])
})
