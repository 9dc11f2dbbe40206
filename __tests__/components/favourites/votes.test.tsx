import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { deleteCookie, setCookie } from 'cookies-next/client'
import { FavouriteGroups } from '@/components/favourites/favourite-groups'
import { ShareList } from '@/components/favourites/share-list'
import { VoteButton } from '@/components/favourites/vote-button'
import { VotesOfPlace } from '@/components/favourites/votes-of-place'
import type { Favourite, Votes } from '@/lib/contract/schemas/favourites'
import type { ListingCard } from '@/lib/domain/listing/card'
import { PRESENCE_COOKIE } from '@/lib/session/cookie'
import { onSignInRequested } from '@/lib/session/sign-in-prompt'
import { collectedToasts } from '../collected-toasts'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'

const CARD: ListingCard = {
  ...{ _id: 'palm', type: 'Chalets', name: 'Palm', name_ar: 'النخلة', images: [], rating: null },
  ...{ city: { name: 'Jeddah', name_ar: 'جدة' }, district: { name: '', name_ar: '' }, reviewsCount: 0 },
  ...{ distanceKm: null, maxGuests: 8, bedrooms: 3, lastMinutePercent: null, badges: [] },
  price: { unit: 'night', from: 500, stay: null },
  ...{ location: [21.5, 39.2], changedAt: '2026-03-15T09:00:00Z' },
}
const named = (...names: string[]) => names.map((name) => ({ name, name_ar: name }))
const votes = (names: string[], isMine = false): Votes => ({ names: named(...names), isMine })
const favourite = (more: Partial<Favourite> = {}): Favourite => ({
  ...{ card: CARD, isAvailable: true, votes: votes(['Omar']), ...more },
})
const VOTE = '/api/v1/favourites/shared/link/votes/palm'

const toasts = collectedToasts()
const button = () => screen.getByRole('button', { name: 'Vote for Palm' })

beforeEach(() => {
  setCookie(PRESENCE_COOKIE, '1')
})

test('votes: a press votes and another one takes it back, with the names that the api answers', async () => {
  fakeBackend({
    [`PUT ${VOTE}`]: { body: votes(['Omar', 'Noura'], true) },
    [`DELETE ${VOTE}`]: { body: votes(['Omar']) },
  })
  renderInPage(<VoteButton secret="link" favourite={favourite()} />)
  expect(button()).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(button())
  await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'true'))
  expect(screen.getByText('2 votes').parentElement).toHaveTextContent('Omar and Noura')
  await userEvent.click(button())
  await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'false'))
  expect(screen.getByText('1 vote')).toBeInTheDocument()
})

test('votes: a visitor signs in first, and a refusal is a sentence that leaves the votes as they are', async () => {
  deleteCookie(PRESENCE_COOKIE)
  const calls = fakeBackend({
    [`PUT ${VOTE}`]: [
      { status: 409, body: { code: 'voting_closed' } },
      { status: 404, body: { code: 'not_found' } },
    ],
  })
  const requested: ((() => void) | undefined)[] = []
  const unsubscribe = onSignInRequested(({ then }) => requested.push(then))
  renderInPage(<VoteButton secret="link" favourite={favourite()} />)
  await userEvent.click(button())
  expect([calls.length, requested.length]).toEqual([0, 1])
  for (const text of ['The owner of this list has closed the voting.', 'This list is no longer shared']) {
    act(() => requested[0]?.())
    await waitFor(() => expect(toasts).toContainEqual(expect.objectContaining({ kind: 'error', text })))
  }
  expect(button()).toHaveAttribute('aria-pressed', 'false')
  unsubscribe()
})

test('votes: a place that cannot be booked takes no new vote, but gives one back', () => {
  const { unmount } = renderInPage(<VoteButton secret="link" favourite={favourite({ isAvailable: false })} />)
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  renderInPage(
    <VoteButton secret="link" favourite={favourite({ isAvailable: false, votes: votes(['Noura'], true) })} />,
  )
  expect(button()).toHaveAttribute('aria-pressed', 'true')
})

test('votes: the owner sees what friends voted for as a group of its own, before the cities', () => {
  const cedar = favourite({ card: { ...CARD, _id: 'cedar', name: 'Cedar' }, votes: votes([]) })
  renderInPage(
    <FavouriteGroups
      favourites={[favourite(), cedar]}
      isOwn
      cardOf={({ name }) => <p>{name}</p>}
      votesOf={(one) => <VotesOfPlace votes={one.votes} />}
    />,
  )
  const groups = screen.getAllByRole('region')
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
    'What your friends voted for',
    'In Jeddah',
  ])
  expect(groups.map((group) => group.textContent)).toEqual([
    'What your friends voted forPalm1 vote Omar',
    'In JeddahCedar',
  ])
})

test('votes: the owner closes the voting, and ends the link only after a confirmation', async () => {
  const calls = fakeBackend({
    'PUT /api/v1/favourites/share/voting': { status: 204 },
    'DELETE /api/v1/favourites/share': { status: 204 },
  })
  renderInPage(
    <ShareList url="https://www.example.sa/favourites" link={{ secret: 'link', isVotingOpen: true }} />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Close the voting' }))
  await waitFor(() => expect(toasts).toMatchObject([{ text: 'The voting is closed. The votes stay.' }]))
  expect(calls.map(({ body }) => body)).toEqual([{ isOpen: false }])
  await userEvent.click(screen.getByRole('button', { name: 'Stop sharing' }))
  const dialog = await screen.findByRole('dialog', { name: 'Stop sharing the list?' })
  expect(calls).toHaveLength(1)
  expect(dialog).toHaveTextContent('the votes of your friends are deleted with it')
  await userEvent.click(screen.getByRole('button', { name: 'Stop sharing' }))
  await waitFor(() => expect(calls.at(-1)?.method).toBe('DELETE'))
})
