import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { deleteCookie, setCookie } from 'cookies-next/client'
import { Hearts } from '@/components/favourites/hearts'
import { Heart } from '@/components/ui/heart'
import { PRESENCE_COOKIE } from '@/lib/session/cookie'
import { onSignInRequested } from '@/lib/session/sign-in-prompt'
import { collectedToasts } from '../collected-toasts'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'

const PROFILE = { 'GET /api/v1/user/profile': { body: { _id: 'u1', firstName: 'Sara' } } }
const IDS = 'GET /api/v1/favourites/ids'
const KEEP = 'PUT /api/v1/favourites/camp'
const LET_GO = 'DELETE /api/v1/favourites/hall'

function page() {
  return renderInPage(
    <>
      <Heart id="hall" label="Save Al Yasamin" />
      <Heart id="camp" label="Save Camp" />
      <Hearts />
    </>,
  )
}

const heart = (name: string) => screen.getByRole('button', { name })
const toasts = collectedToasts()

// What comes later is compiled before the clock of a test runs.
beforeAll(() => import('@/components/favourites/heart-sync').then(() => undefined), 60_000)

beforeEach(() => {
  setCookie(PRESENCE_COOKIE, '1')
})

test('favourites: one call fills the hearts of a signed-in user, of cards that come later too', async () => {
  const calls = fakeBackend({ ...PROFILE, [IDS]: { body: { ids: ['hall', 'late'] } } })
  page()
  await waitFor(() => expect(heart('Save Al Yasamin')).toHaveAttribute('aria-pressed', 'true'))
  expect(heart('Save Camp')).toHaveAttribute('aria-pressed', 'false')
  const list = document.createElement('div')
  list.innerHTML = '<button data-heart="late" aria-pressed="false">Save Late</button>'
  document.body.append(list)
  await waitFor(() => expect(heart('Save Late')).toHaveAttribute('aria-pressed', 'true'))
  expect(calls.filter((call) => call.path.includes('favourites'))).toHaveLength(1)
  list.remove()
})

test('favourites: a press fills the heart before the answer arrives; a failure empties it with an explanation', async () => {
  fakeBackend({
    ...PROFILE,
    [IDS]: { body: { ids: ['hall'] } },
    [KEEP]: { status: 500, body: { code: 'internal', message: 'Not now' } },
  })
  page()
  await waitFor(() => expect(heart('Save Al Yasamin')).toHaveAttribute('aria-pressed', 'true'))
  const shown: (string | null)[] = []
  const watched = new MutationObserver(() => shown.push(heart('Save Camp').getAttribute('aria-pressed')))
  watched.observe(heart('Save Camp'), { attributes: true })
  await userEvent.click(heart('Save Camp'))
  await waitFor(() => expect(shown).toEqual(['true', 'false']))
  watched.disconnect()
  expect(toasts).toMatchObject([{ kind: 'error', text: 'Not now' }])
})

test('favourites: a removed listing can be put back from the toast', async () => {
  const calls = fakeBackend({
    ...PROFILE,
    [IDS]: { body: { ids: ['hall'] } },
    [LET_GO]: { status: 204 },
    'PUT /api/v1/favourites/hall': { status: 204 },
  })
  page()
  await waitFor(() => expect(heart('Save Al Yasamin')).toHaveAttribute('aria-pressed', 'true'))
  await userEvent.click(heart('Save Al Yasamin'))
  await waitFor(() => expect(toasts).toMatchObject([{ text: 'Removed from favourites', action: 'Undo' }]))
  expect(heart('Save Al Yasamin')).toHaveAttribute('aria-pressed', 'false')
  act(() => toasts[0]?.onOpen?.())
  await waitFor(() => expect(heart('Save Al Yasamin')).toHaveAttribute('aria-pressed', 'true'))
  await waitFor(() => expect(calls.at(-1)?.method).toBe('PUT'))
})

test('favourites: a visitor signs in first, without an earlier fetch, and the listing is saved afterwards', async () => {
  deleteCookie(PRESENCE_COOKIE)
  const calls = fakeBackend({ [KEEP]: { status: 204 } })
  const requested: ((() => void) | undefined)[] = []
  const unsubscribe = onSignInRequested(({ then }) => requested.push(then))
  page()
  await userEvent.click(heart('Save Camp'))
  await waitFor(() => expect(requested).toHaveLength(1))
  expect([calls.length, heart('Save Camp').getAttribute('aria-pressed')]).toEqual([0, 'false'])
  act(() => requested[0]?.())
  await waitFor(() => expect(heart('Save Camp')).toHaveAttribute('aria-pressed', 'true'))
  await waitFor(() => expect(calls.map((call) => call.path)).toEqual(['/api/v1/favourites/camp']))
  unsubscribe()
})

test('favourites: a press before the list is loaded removes what the page shows as saved', async () => {
  const calls = fakeBackend({ ...PROFILE, [IDS]: { body: { ids: ['hall'] } }, [LET_GO]: { status: 204 } })
  page()
  heart('Save Al Yasamin').setAttribute('aria-pressed', 'true')
  act(() => heart('Save Al Yasamin').click())
  await waitFor(() => expect(calls.map(({ method }) => method)).toContain('DELETE'))
  expect(heart('Save Al Yasamin')).toHaveAttribute('aria-pressed', 'false')
})
