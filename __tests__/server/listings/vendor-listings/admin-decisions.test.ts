import { eq } from 'drizzle-orm'
import { bookStay } from '@/__tests__/server/support/bookings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, anAdmin, type Host, type TestUser } from '@/__tests__/server/support/users'
import {
  aLiveListing,
  aPayload,
  CHALET,
  ownPictures,
  send,
  versionOf,
} from '@/__tests__/server/support/vendor-listings'
import { listings } from '@/server/db/schema/listings/listings'
import { auditTrail } from '@/server/db/schema/people/audit'

const api = appForTests()

const AT_THE_DOOR = { payment: { type: 'payAtCheckin', partial: null } } as const
/** A second later each time, so that what happened has an order. */
const decide = async (as: TestUser, id: string, verb: string, body: object = {}) => {
  api.clock.pass(1)
  const version = await versionOf(api, id)
  return send(api, as, `/admin/services/${id}/${verb}`, { version, ...body })
}
const queue = async (as: TestUser, query = '') =>
  (await api.call('GET', `/admin/services${query}`, { as })).body
const overview = async (as: TestUser, id: string) =>
  (await api.call('GET', `/vender/services/${id}/overview`, { as })).body
const bellOf = async (as: TestUser): Promise<string[]> => {
  const { body } = await api.call('GET', '/vender/notification', { as })
  return body.map((one: { type: string }) => one.type)
}
const known = async (id: string) => (await api.call('GET', `/services/details/${id}`)).status

async function aWaitingListing() {
  const host = await aHost(api)
  const payload = await aPayload(api, host)
  const { body } = await send(api, host, '/chalet', payload)
  return { host, payload, id: body._id as string }
}

async function aChangedListing() {
  const host = await aHost(api)
  const { id, payload } = await aLiveListing(api, host)
  const description = { ...(payload['description'] as object), nameInEnglish: 'Palm Palace' }
  const images = await ownPictures(api, host, 6)
  await send(api, host, `/chalet/${id}`, { ...payload, description: { ...description, images } }, 'PUT')
  return { host, id, images }
}

test('a new listing waits in the queue, and publishing shows it, notifies its vendor and is one audit line', async () => {
  const [{ host, id }, admin] = [await aWaitingListing(), await anAdmin(api)]
  const waiting = await queue(admin)
  expect(waiting).toMatchObject({ total: 1, counts: { waiting: 1 } })
  expect(waiting.data[0]).toMatchObject({
    _id: id,
    status: 'in_review',
    name: 'Palm House',
    owner: { type: 'host' },
    since: '2026-03-15T09:00:00.000Z',
  })
  expect((await decide(admin, id, 'publish')).body).toEqual({ _id: id })
  expect(await known(id)).toBe(200)
  expect(await bellOf(host)).toEqual(['Service_publish_by_admin'])
  expect(await queue(admin, '?state=live')).toMatchObject({ total: 1, counts: { waiting: 0 } })
  expect(await api.db.select().from(auditTrail)).toMatchObject([
    {
      ...{ actorId: admin.id, action: 'listing_publish', subjectKind: 'listing', subjectId: id },
      ...{ before: { state: 'in_review' }, after: { state: 'live' } },
    },
  ])
})

test('a rejected listing shows its vendor the reason, and sent again it waits once more', async () => {
  const [{ host, id, payload }, admin] = [await aWaitingListing(), await anAdmin(api)]
  expect((await decide(admin, id, 'reject')).body.issues[0]).toMatchObject({
    path: 'reason',
    code: 'required',
  })
  await decide(admin, id, 'reject', { reason: 'The pictures are of another place' })
  expect((await overview(host, id)).card).toMatchObject({
    status: 'rejected',
    reason: 'The pictures are of another place',
  })
  expect(await bellOf(host)).toEqual(['Service_reject_by_admin'])
  expect(await queue(admin, '?state=rejected')).toMatchObject({ total: 1 })
  api.clock.pass(60)
  await send(api, host, `/chalet/${id}`, payload, 'PUT')
  const { card, history } = await overview(host, id)
  expect(card).toMatchObject({ status: 'in_review', reason: null })
  expect(history.map((one: { event: string }) => one.event)).toEqual(['send', 'reject', 'send'])
})

test('a change of a published listing is compared side by side; approved it replaces the old, which was public until then', async () => {
  const [{ host, id, images }, admin] = [await aChangedListing(), await anAdmin(api)]
  const detail = (await api.call('GET', `/admin/services/${id}`, { as: admin })).body
  expect(detail.photos).toHaveLength(6)
  expect(detail.photos[0]).toMatchObject({ url: images[0], width: 60, isNew: true, isElsewhere: false })
  expect((await overview(host, id)).change).toMatchObject({
    published: { nameInEnglish: 'Palm House' },
    proposed: { nameInEnglish: 'Palm Palace', images },
  })
  const named = async () => (await api.call('GET', `/services/details/${id}`)).body.description.nameInEnglish
  expect(await named()).toBe('Palm House')
  await decide(admin, id, 'approve')
  expect(await named()).toBe('Palm Palace')
  expect(await bellOf(host)).toEqual(['Service_approve_by_admin', 'Service_publish_by_admin'])
  expect((await decide(admin, id, 'approve')).body.code).toBe('already_done')
})

test('a rejected change leaves the published texts, and its vendor reads the reason', async () => {
  const [{ host, id }, admin] = [await aChangedListing(), await anAdmin(api)]
  await decide(admin, id, 'reject', { reason: 'It is no palace' })
  const { card, change } = await overview(host, id)
  expect([card.status, card.reason, card.name, change]).toEqual([
    'live',
    'It is no palace',
    'Palm House',
    null,
  ])
  expect(await bellOf(host)).toContain('Service_reject_by_admin')
})

test("a picture of another vendor's listing is flagged", async () => {
  const [{ id, payload }, admin] = [await aWaitingListing(), await anAdmin(api)]
  const other = await aHost(api)
  const images = (payload['description'] as { images: string[] }).images
  const copied = await aLiveListing(api, other)
  await api.db
    .update(listings)
    .set({ images: images.slice(0, 1) })
    .where(eq(listings.id, copied.id))
  const { photos } = (await api.call('GET', `/admin/services/${id}`, { as: admin })).body
  expect(photos.map((one: { isElsewhere: boolean }) => one.isElsewhere)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

test('a suspended listing is hidden from guests, explains itself at its address, takes no bookings and retains the booked ones', async () => {
  const [host, guest, admin] = [await aHost(api), await aGuest(api), await anAdmin(api)]
  const { id } = await aLiveListing(api, host, CHALET, AT_THE_DOOR)
  const booked = await bookStay(api, guest, id)
  expect((await api.call('GET', `/services/${id}/withdrawn`)).status).toBe(404)
  const { openBookings } = (await api.call('GET', `/admin/services/${id}`, { as: admin })).body
  expect(openBookings).toEqual([{ _id: booked.body._id, code: booked.body.code }])
  await decide(admin, id, 'suspend', { reason: 'Guests found it closed' })
  expect(await known(id)).toBe(404)
  expect((await api.call('GET', `/services/${id}/withdrawn`)).body).toMatchObject({
    type: 'Chalets',
    name: 'Palm House',
    latitude: 21.543,
  })
  const later = { checkIn: '2026-04-20', checkOut: '2026-04-22' }
  expect((await bookStay(api, guest, id, later)).status).toBe(404)
  expect((await api.call('GET', `/bookings/${booked.body._id}`, { as: guest })).body.status).toBe('confirmed')
  expect((await overview(host, id)).card).toMatchObject({
    status: 'suspended',
    reason: 'Guests found it closed',
  })
  expect((await bellOf(host))[0]).toBe('Service_suspend_by_admin')
  for (const verb of ['pause', 'resume']) {
    expect((await send(api, host, `/chalet/${id}/${verb}`, undefined)).body.code).toBe('wrong_service_state')
  }
  await decide(admin, id, 'restore')
  expect(await known(id)).toBe(200)
})

test('a listing that its vendor had paused is paused again after a suspension', async () => {
  const [host, admin] = [await aHost(api), await anAdmin(api)]
  const { id } = await aLiveListing(api, host)
  await send(api, host, `/chalet/${id}/pause`, undefined)
  await decide(admin, id, 'suspend', { reason: 'no' })
  api.clock.pass(60)
  await decide(admin, id, 'restore')
  expect((await overview(host, id)).card.status).toBe('paused')
  expect(await known(id)).toBe(404)
})

test.each([1, 2, 3])(
  'two concurrent decisions of admins are one, the second answers stale_decision, try %i',
  async () => {
    const { host, id } = await aWaitingListing()
    const admins = await Promise.all([anAdmin(api), anAdmin(api)])
    const answers = await Promise.all(admins.map((admin) => decide(admin, id, 'publish')))
    expect(answers.map((one) => one.body.code ?? 'done').toSorted()).toEqual(['done', 'stale_decision'])
    expect(await bellOf(host)).toHaveLength(1)
    expect(await api.db.select().from(auditTrail)).toHaveLength(1)
  },
)

test('the new listing of a blocked user is not published', async () => {
  const { host, id } = await aWaitingListing()
  const admin = await anAdmin(api)
  await api.call('POST', `/admin/users/${host.id}/block`, { as: admin, body: { reason: 'Fraud' } })
  expect((await decide(admin, id, 'publish')).body.code).toBe('account_blocked')
})

test('of a concurrent approval and rejection one is applied', async () => {
  const { host, id } = await aWaitingListing()
  const [one, other] = await Promise.all([anAdmin(api), anAdmin(api)])
  const answers = await Promise.all([
    decide(one, id, 'publish'),
    decide(other, id, 'reject', { reason: 'no' }),
  ])
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409])
  expect(await bellOf(host)).toHaveLength(1)
})

test('a forbidden transition is refused, and only an admin sees or decides', async () => {
  const [{ host, id }, admin] = [await aWaitingListing(), await anAdmin(api)]
  expect((await decide(admin, id, 'suspend', { reason: 'no' })).body.code).toBe('wrong_service_state')
  expect((await decide(admin, id, 'restore')).body.code).toBe('wrong_service_state')
  expect((await decide(admin, 'nothing', 'publish')).status).toBe(404)
  expect((await decide(host as Host, id, 'publish')).status).toBe(404)
  expect((await api.call('GET', '/admin/services', { as: host })).status).toBe(404)
  expect((await overview(await aHost(api), id)).code).toBe('not_found')
})
