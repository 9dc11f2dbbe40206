import { and, eq } from 'drizzle-orm'
import { aBookingAt, bookStay, notificationsOf } from '@/__tests__/server/support/bookings'
import { linkOf, sendPhoto } from '@/__tests__/server/support/cleaning'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, aMember } from '@/__tests__/server/support/users'
import { cleaners, cleaningPhotos, cleaningTasks } from '@/server/db/schema/bookings/cleaning'
import { sessions } from '@/server/db/schema/people/sessions'
import { vendorMembers } from '@/server/db/schema/people/vendor-members'
import { deleteOldPhotos } from '@/server/modules/bookings/cleaning/personal-data'

const api = appForTests()

const DEPARTURE_DAY = new Date('2026-03-22T06:00:00Z')

const page = (token: string) => api.call('GET', `/cleaning/${token}`)
const press = (token: string, task: string, what: string, body?: object) =>
  api.call('POST', `/cleaning/${token}/tasks/${task}/${what}`, { body })

async function later(at: Date) {
  await api.db.update(sessions).set({ expiresAt: new Date(at.getTime() + 86_400_000) })
  api.clock.set(at)
}

/** A stay whose guest leaves today, with a cleaner of the place. */
async function aDeparture() {
  const stay = await aBookingAt(api)
  const link = await linkOf(api, stay.host, [stay.serviceId])
  await later(DEPARTURE_DAY)
  const [task] = await api.db
    .select()
    .from(cleaningTasks)
    .where(eq(cleaningTasks.bookingId, stay.booking._id))
  return { ...stay, ...link, taskId: task?.id ?? '' }
}

test('a link shows the tasks of the places that it names, with the next arrival, and nothing of a guest', async () => {
  const { host, serviceId, token, guest, booking } = await aDeparture()
  const other = await aListing(api, { host })
  await bookStay(api, await aGuest(api), other.id, { checkIn: '2026-03-23', checkOut: '2026-03-24' })
  await bookStay(api, await aGuest(api), serviceId, { checkIn: '2026-03-22', checkOut: '2026-03-24' })
  const { status, body } = await page(token)
  expect(status).toBe(200)
  expect(body).toMatchObject({ cleaner: 'Mariam', today: '2026-03-22' })
  expect(
    body.data.map(({ listing, day }: { listing: { _id: string }; day: string }) => [listing._id, day]),
  ).toEqual([
    [serviceId, '2026-03-22'],
    [serviceId, '2026-03-24'],
  ])
  expect(body.data[0].readyBy).toBe('2026-03-22T12:00:00.000Z')
  expect(body.data[1].readyBy).toBeNull()
  const text = JSON.stringify(body)
  for (const secret of ['Sara', 'Alharbi', guest.phone, booking.code, guest.id, booking._id])
    expect(text).not.toContain(secret)
})

test('a link is stored as a hash, ends with a new one, with its end and with its cleaner, also while its page is open', async () => {
  const { host, token, taskId, _id } = await aDeparture()
  const [row] = await api.db.select().from(cleaners)
  expect(JSON.stringify(row)).not.toContain(token)
  const renewed = await api.call('POST', `/vender/cleaning/cleaners/${_id}/link`, { as: host })
  expect((await press(token, taskId, 'begin')).status).toBe(404)
  expect((await press(renewed.body.token, taskId, 'begin')).status).toBe(200)
  await api.call('DELETE', `/vender/cleaning/cleaners/${_id}/link`, { as: host })
  for (const what of ['done', 'begin'])
    expect((await press(renewed.body.token, taskId, what)).status).toBe(404)
  expect((await sendPhoto(api, renewed.body.token, taskId)).status).toBe(404)
  expect([...api.files.keys()].filter((key) => key.startsWith('documents/'))).toEqual([])
  const { body: again } = await api.call('POST', `/vender/cleaning/cleaners/${_id}/link`, { as: host })
  expect((await page(again.token)).status).toBe(200)
  await api.call('DELETE', `/vender/cleaning/cleaners/${_id}`, { as: host })
  expect((await page(again.token)).status).toBe(404)
  expect((await api.db.select().from(cleaningTasks)).map(({ state }) => state)).toEqual(['begun'])
})

test('two devices begin and end a task once, and the first instants stay', async () => {
  const { token, taskId } = await aDeparture()
  const begun = await Promise.all([press(token, taskId, 'begin'), press(token, taskId, 'begin')])
  expect(begun.map(({ status }) => status)).toEqual([200, 200])
  const ended = await Promise.all([press(token, taskId, 'done'), press(token, taskId, 'done')])
  expect(ended.map(({ body }) => body.data[0].state)).toEqual(['done', 'done'])
  const [first] = await api.db.select().from(cleaningTasks)
  await later(new Date(DEPARTURE_DAY.getTime() + 60_000))
  expect((await press(token, taskId, 'done')).status).toBe(200)
  expect((await press(token, taskId, 'begin')).body.data[0].state).toBe('done')
  const [second] = await api.db.select().from(cleaningTasks)
  expect(second).toEqual(first)
})

test('a task opens at midnight in Riyadh of its day, and one that is withdrawn is refused', async () => {
  const { token, taskId, byGuest } = await aDeparture()
  await later(new Date('2026-03-21T20:59:59Z'))
  expect((await press(token, taskId, 'begin')).body.code).toBe('too_early')
  await later(new Date('2026-03-21T21:00:00Z'))
  expect((await page(token)).body.data[0].isOpen).toBe(true)
  await later(new Date('2026-03-19T09:00:00Z'))
  expect((await byGuest('cancel')).status).toBe(200)
  await later(new Date('2026-03-21T21:00:00Z'))
  expect((await press(token, taskId, 'begin')).body.code).toBe('not_in_this_state')
  expect((await page(token)).body.data).toEqual([])
})

test('an unfinished task stays on the page for three days, a finished one until midnight', async () => {
  const { token, taskId } = await aDeparture()
  await later(new Date('2026-03-24T06:00:00Z'))
  expect((await page(token)).body.data).toHaveLength(1)
  await press(token, taskId, 'done')
  expect((await page(token)).body.data).toHaveLength(0)
})

test('a task for one cleaner is hidden from the others, and is for all again once this one no longer has the place', async () => {
  const { host, serviceId, token, taskId } = await aDeparture()
  const other = await linkOf(api, host, [serviceId], 'Fatimah')
  const assign = (cleanerId: string | null) =>
    api.call('PUT', `/vender/cleaning/${taskId}`, { as: host, body: { note: 'The key box', cleanerId } })
  expect((await assign(other._id)).status).toBe(204)
  expect([(await page(token)).body.data.length, (await page(other.token)).body.data.length]).toEqual([0, 1])
  expect((await press(token, taskId, 'done')).status).toBe(404)
  const { id: elsewhere } = await aListing(api, { host })
  const body = { name: 'Fatimah', phone: '0590000044', listingIds: [elsewhere] }
  await api.call('PUT', `/vender/cleaning/cleaners/${other._id}`, { as: host, body })
  expect([(await page(token)).body.data.length, (await page(other.token)).body.data.length]).toEqual([1, 0])
  expect((await assign(other._id)).status).toBe(404)
  const foreign = await aListing(api)
  expect((await assign((await linkOf(api, foreign.host, [foreign.id]))._id)).status).toBe(404)
})

test('something broken notifies owner, manager and front desk, once for the same words, and no member who was removed', async () => {
  const { host, token, taskId } = await aDeparture()
  const members = await Promise.all(
    (['manager', 'frontDesk', 'finance', 'calendar'] as const).map((role) =>
      aMember(api, host.vendorId, role),
    ),
  )
  const removed = await aMember(api, host.vendorId, 'manager')
  await api.db
    .delete(vendorMembers)
    .where(and(eq(vendorMembers.vendorId, host.vendorId), eq(vendorMembers.userId, removed.id)))
  const report = () => press(token, taskId, 'problem', { text: 'The tap drips' })
  expect((await Promise.all([report(), report()])).map(({ status }) => status)).toEqual([204, 204])
  const told = await Promise.all([host, ...members, removed].map((one) => notificationsOf(api, one)))
  expect(told.map((types) => types.filter((type) => type === 'Cleaning_problem').length)).toEqual([
    1, 1, 1, 0, 0, 0,
  ])
  const { body } = await api.call('GET', '/vender/cleaning', { as: host })
  expect(body.data[0].problems).toMatchObject([{ text: 'The tap drips' }])
})

test('six photos are taken, shown to the vendor and the cleaner alone, and deleted after ninety days with their files', async () => {
  const { host, token, taskId } = await aDeparture()
  for (const shade of [1, 2, 3, 4, 5, 6])
    expect((await sendPhoto(api, token, taskId, shade)).status).toBe(200)
  const seventh = await sendPhoto(api, token, taskId, 7)
  expect([seventh.status, seventh.body.code]).toEqual([409, 'too_many_photos'])
  const documents = () => [...api.files.keys()].filter((key) => key.startsWith('documents/'))
  expect(documents()).toHaveLength(6)
  const [id = ''] = (await page(token)).body.data[0].photos
  const other = await aListing(api)
  const { token: foreign } = await linkOf(api, other.host, [other.id])
  const read = async (path: string, as?: { token: string }) => (await api.call('GET', path, { as })).status
  expect(await read(`/cleaning/${token}/photos/${id}`)).toBe(200)
  expect(await read(`/vender/cleaning/photos/${id}`, host)).toBe(200)
  expect(await read(`/cleaning/${foreign}/photos/${id}`)).toBe(404)
  expect(await read(`/vender/cleaning/photos/${id}`, await aHost(api))).toBe(404)
  await later(new Date(DEPARTURE_DAY.getTime() + 89 * 86_400_000))
  await deleteOldPhotos(api.app.deps)
  expect(documents()).toHaveLength(6)
  await later(new Date(DEPARTURE_DAY.getTime() + 90 * 86_400_000))
  await deleteOldPhotos(api.app.deps)
  expect([documents(), await api.db.select().from(cleaningPhotos)]).toEqual([[], []])
})

test('what is no picture, and a picture before the day, is refused and leaves no file', async () => {
  const { token, taskId } = await aDeparture()
  await later(new Date('2026-03-20T09:00:00Z'))
  expect((await sendPhoto(api, token, taskId)).body.code).toBe('too_early')
  expect([...api.files.keys()].filter((key) => key.startsWith('documents/'))).toEqual([])
})

test('remarks of one link are limited', async () => {
  const { token, taskId } = await aDeparture()
  const answers = []
  for (let i = 0; i < 21; i += 1)
    answers.push((await press(token, taskId, 'problem', { text: `Broken thing ${i}` })).status)
  expect(answers).toEqual([...Array.from({ length: 20 }, () => 204), 429])
})

test('an account that closes takes its cleaners and their links along, and its export names them', async () => {
  const { id, host } = await aListing(api)
  const { token } = await linkOf(api, host, [id])
  const exported = await api.call('GET', '/user/export', { as: host })
  expect(exported.body.cleaners).toMatchObject([{ name: 'Mariam', phone: '+966590000044' }])
  expect(JSON.stringify(exported.body)).not.toContain('tokenHash')
  expect((await api.call('DELETE', '/user/profile', { as: host })).status).toBeLessThan(300)
  expect((await page(token)).status).toBe(404)
  expect(await api.db.select().from(cleaners)).toEqual([])
})
