import { eq } from 'drizzle-orm'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, type TestUser } from '@/__tests__/server/support/users'
import { MAX_VOTERS } from '@/lib/domain/favourites'
import { listVotes } from '@/server/db/schema/listings/favourites'
import { listings } from '@/server/db/schema/listings/listings'
import { notifications } from '@/server/db/schema/people/notifications'
import { users } from '@/server/db/schema/people/users'
import { notifyOfVotes } from '@/server/modules/listings/favourites/notify-of-votes'

const api = appForTests()

const QUARTER = 15 * 60
const DAY = 24 * 3600

/** A shared list of two places; the second one was saved later. */
async function aList() {
  const owner = await aGuest(api)
  const [palm, cedar] = [await aListing(api, { name: 'Palm' }), await aListing(api, { name: 'Cedar' })]
  for (const { id } of [palm, cedar]) {
    await api.call('PUT', `/favourites/${id}`, { as: owner })
    api.clock.pass(60)
  }
  const { secret } = (await api.call('POST', '/favourites/share', { as: owner, body: {} })).body
  return { owner, secret, palm: palm.id, cedar: cedar.id }
}

async function aFriend(firstName: string): Promise<TestUser> {
  const friend = await aGuest(api)
  await api.db.update(users).set({ firstName }).where(eq(users.id, friend.id))
  return friend
}

const vote = (secret: string, id: string, as?: TestUser, method = 'PUT') =>
  api.call(method, `/favourites/shared/${secret}/votes/${id}`, { as })
const setVoting = (as: TestUser, isOpen: boolean) =>
  api.call('PUT', '/favourites/share/voting', { as, body: { isOpen } })
const sharedTo = async (secret: string, as?: TestUser) =>
  (await api.call('GET', `/favourites/shared/${secret}`, { as })).body

/** The places of a list in its order, with the first names of the voters and whether the reader is one. */
const votesIn = (list: {
  data: { card: { name: string }; votes: { names: { name: string }[]; isMine: boolean } }[]
}) => list.data.map(({ card, votes }) => [card.name, votes.names.map(({ name }) => name), votes.isMine])

const noticesOf = async ({ id }: TestUser) =>
  (await api.db.select().from(notifications).where(eq(notifications.userId, id))).map(({ type, params }) => ({
    ...{ type, count: params?.['count'] },
  }))

test('votes: friends vote once a place and take it back; whoever has the link reads first names alone', async () => {
  const { secret, palm } = await aList()
  const [omar, noura] = [await aFriend('Omar'), await aFriend('Noura')]
  const [one, two] = await Promise.all([vote(secret, palm, omar), vote(secret, palm, omar)])
  expect([one.status, two.status, await api.db.$count(listVotes)]).toEqual([200, 200, 1])
  api.clock.pass(1)
  expect((await vote(secret, palm, noura)).body).toEqual({
    names: [
      { name: 'Omar', name_ar: 'Omar' },
      { name: 'Noura', name_ar: 'Noura' },
    ],
    isMine: true,
  })
  expect(votesIn(await sharedTo(secret))).toEqual([
    ['Cedar', [], false],
    ['Palm', ['Omar', 'Noura'], false],
  ])
  expect(votesIn(await sharedTo(secret, noura))[1]).toEqual(['Palm', ['Omar', 'Noura'], true])
  expect(JSON.stringify(await sharedTo(secret))).not.toContain('Alharbi')
  const taken = [await vote(secret, palm, omar, 'DELETE'), await vote(secret, palm, omar, 'DELETE')]
  expect(taken.map(({ body }) => body.names.length)).toEqual([1, 1])
  expect((await vote(secret, palm)).status).toBe(401)
})

test('votes: the owner reads the list by votes, and does not vote in it', async () => {
  const { owner, secret, palm } = await aList()
  const own = async () => votesIn((await api.call('GET', '/favourites', { as: owner })).body)
  expect((await own()).map(([name]) => name)).toEqual(['Cedar', 'Palm'])
  await vote(secret, palm, await aFriend('Omar'))
  expect(await own()).toEqual([
    ['Palm', ['Omar'], false],
    ['Cedar', [], false],
  ])
  expect((await vote(secret, palm, owner)).body.code).toBe('forbidden')
  expect(await sharedTo(secret, owner)).toMatchObject({ isOwn: true, isVotingOpen: true })
  expect(await sharedTo(secret)).toMatchObject({ isOwn: false })
})

test('votes: a closed voting takes none and gives none back until it is opened again', async () => {
  const { owner, secret, palm, cedar } = await aList()
  const omar = await aFriend('Omar')
  await vote(secret, palm, omar)
  expect((await setVoting(owner, false)).status).toBe(204)
  const refused = [await vote(secret, cedar, omar), await vote(secret, palm, omar, 'DELETE')]
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
    [409, 'voting_closed'],
    [409, 'voting_closed'],
  ])
  expect(votesIn(await sharedTo(secret))[1]).toEqual(['Palm', ['Omar'], false])
  expect((await api.call('GET', '/favourites/share', { as: owner })).body).toEqual({
    secret,
    isVotingOpen: false,
  })
  await setVoting(owner, true)
  expect((await vote(secret, cedar, omar)).status).toBe(200)
  expect((await setVoting(omar, false)).status).toBe(404)
})

test('votes: a revoked link takes its votes along, and a new link begins without them', async () => {
  const { owner, secret, palm } = await aList()
  const omar = await aFriend('Omar')
  await vote(secret, palm, omar)
  await setVoting(owner, false)
  await api.call('DELETE', '/favourites/share', { as: owner })
  expect([(await vote(secret, palm, omar)).status, await api.db.$count(listVotes)]).toEqual([404, 0])
  expect((await setVoting(owner, true)).status).toBe(404)
  const { body } = await api.call('POST', '/favourites/share', { as: owner, body: {} })
  expect(body.isVotingOpen).toBe(true)
  expect((await vote(secret, palm, omar)).status).toBe(404)
  expect(votesIn(await sharedTo(body.secret)).map(([, names]) => names)).toEqual([[], []])
})

test('votes: a link that is revoked between two presses leaves no vote behind', async () => {
  const { owner, secret, palm } = await aList()
  const friends = [await aFriend('Omar'), await aFriend('Noura')]
  await Promise.all([
    ...friends.map((friend) => vote(secret, palm, friend)),
    api.call('DELETE', '/favourites/share', { as: owner }),
  ])
  expect(await api.db.$count(listVotes)).toBe(0)
})

test('votes: a place that was paused stays with its votes, takes no new one, and gives one back', async () => {
  const { owner, secret, palm, cedar } = await aList()
  const [omar, noura] = [await aFriend('Omar'), await aFriend('Noura')]
  await vote(secret, palm, omar)
  await vote(secret, palm, noura)
  await api.db.update(listings).set({ state: 'paused' }).where(eq(listings.id, palm))
  const other = await aListing(api)
  const refused = [await vote(secret, palm, await aFriend('Huda')), await vote(secret, other.id, omar)]
  expect(refused.map(({ body }) => body.code)).toEqual(['not_in_list', 'not_in_list'])
  expect((await vote(secret, palm, noura, 'DELETE')).body.names).toHaveLength(1)
  expect((await sharedTo(secret)).data[1]).toMatchObject({
    isAvailable: false,
    votes: { names: [{ name: 'Omar' }] },
  })
  // Taken out of the list and put back, as the toast offers.
  await api.call('DELETE', `/favourites/${cedar}`, { as: owner })
  expect((await vote(secret, cedar, omar)).body.code).toBe('not_in_list')
  await api.call('DELETE', `/favourites/${palm}`, { as: owner })
  await api.db.update(listings).set({ state: 'live' }).where(eq(listings.id, palm))
  await api.call('PUT', `/favourites/${palm}`, { as: owner })
  expect(votesIn(await sharedTo(secret))).toEqual([['Palm', ['Omar'], false]])
})

test('votes: so many friends vote at most, also when the last two press at once', async () => {
  const { owner, secret, palm, cedar } = await aList()
  const friends: TestUser[] = []
  for (let i = 0; i <= MAX_VOTERS; i += 1) friends.push(await aGuest(api))
  const [first, ...rest] = friends
  const [last, late, ...earlier] = rest
  if (!first || !last || !late) throw new Error('there are too few friends')
  await api.db
    .insert(listVotes)
    .values([first, ...earlier].map((friend) => ({ ownerId: owner.id, listingId: palm, voterId: friend.id })))
  const answers = await Promise.all([vote(secret, palm, last), vote(secret, palm, late)])
  expect(answers.map(({ body }) => body.code ?? 'given').toSorted()).toEqual(['given', 'too_many_voters'])
  expect(answers.find(({ status }) => status === 409)?.body.message).toMatch(new RegExp(`${MAX_VOTERS}`))
  expect((await vote(secret, cedar, first)).status).toBe(200)
})

test('votes: the owner is notified once a day at most, of the votes since, and not of those taken back', async () => {
  const { owner, secret, palm, cedar } = await aList()
  const [omar, noura] = [await aFriend('Omar'), await aFriend('Noura')]
  await vote(secret, palm, omar)
  await vote(secret, cedar, omar)
  await notifyOfVotes(api.app.deps)
  expect(await noticesOf(owner)).toEqual([])
  api.clock.pass(QUARTER)
  await Promise.all([notifyOfVotes(api.app.deps), notifyOfVotes(api.app.deps)])
  expect(await noticesOf(owner)).toEqual([{ type: 'List_votes', count: 2 }])
  await vote(secret, palm, noura)
  api.clock.pass(DAY - 1)
  await notifyOfVotes(api.app.deps)
  expect(await noticesOf(owner)).toHaveLength(1)
  api.clock.pass(1)
  await notifyOfVotes(api.app.deps)
  expect((await noticesOf(owner)).map(({ count }) => count).toSorted()).toEqual([1, 2])
  api.clock.pass(DAY)
  await vote(secret, cedar, noura)
  await vote(secret, cedar, noura, 'DELETE')
  api.clock.pass(QUARTER)
  await notifyOfVotes(api.app.deps)
  expect(await noticesOf(owner)).toHaveLength(2)
})

test('votes: those of a closed account are deleted, those of a blocked one hidden, and an export has them', async () => {
  const { owner, secret, palm } = await aList()
  const [omar, noura] = [await aFriend('Omar'), await aFriend('Noura')]
  await vote(secret, palm, omar)
  await vote(secret, palm, noura)
  const { body } = await api.call('GET', '/user/export', { as: omar })
  expect(body.listVotes).toMatchObject([{ listingId: palm, service: { en: 'Palm' } }])
  await api.db.update(users).set({ blockedAt: api.clock.now() }).where(eq(users.id, noura.id))
  expect(votesIn(await sharedTo(secret))[1]).toEqual(['Palm', ['Omar'], false])
  const late = Promise.all([
    api.call('DELETE', '/user/profile', { as: omar }),
    vote(secret, palm, omar),
    vote(secret, palm, omar),
  ])
  await late
  expect(votesIn(await sharedTo(secret))[1]).toEqual(['Palm', [], false])
  await api.call('DELETE', '/user/profile', { as: owner })
  expect(await api.db.$count(listVotes)).toBe(0)
})
