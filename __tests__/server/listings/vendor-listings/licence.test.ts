import { eq } from 'drizzle-orm'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aHost, anAdmin, type TestUser } from '@/__tests__/server/support/users'
import {
  aLiveListing,
  aPayload,
  CHALET,
  PITCH,
  send,
  versionOf,
} from '@/__tests__/server/support/vendor-listings'
import { settings } from '@/server/db/schema/catalogue/catalogue'
import { notifications } from '@/server/db/schema/people/notifications'
import { sweep } from '@/server/jobs/sweeper'

const api = appForTests()

const LICENCE = { number: '73102045', expiresOn: '2026-12-31' }
const own = async (as: TestUser, id: string) =>
  (await api.call('GET', `/vender/services/${id}/overview`, { as })).body
const publish = async (id: string) =>
  send(api, await anAdmin(api), `/admin/services/${id}/publish`, { version: await versionOf(api, id) })

async function requireLicences() {
  await api.db.insert(settings).values({
    logo: '/logo',
    address: 'Jeddah',
    addressAr: 'جدة',
    phoneNumbers: [],
    email: 'a@example.sa',
    facebookLink: '',
    instagramLink: '',
    twitterLink: '',
    youTubeLink: '',
    requireTourismLicence: true,
  })
}

test('the licence of a listing for overnight stays is stored and shown to everybody', async () => {
  const { id } = await aLiveListing(api, await aHost(api), CHALET, { licence: LICENCE })
  const { description } = (await api.call('GET', `/services/details/${id}`)).body
  expect(description.tourismLicence).toEqual(LICENCE)
})

test('an expired or impossible day is refused under its path in the payload', async () => {
  const host = await aHost(api)
  const sent = async (expiresOn: string) => {
    const payload = await aPayload(api, host)
    const description = { ...(payload['description'] as object), tourismLicence: { number: '1', expiresOn } }
    return (await send(api, host, '/chalet', { ...payload, description })).body.issues[0]
  }
  const path = 'description.tourismLicence.expiresOn'
  expect(await sent('2026-03-14')).toMatchObject({ path, code: 'past_day' })
  expect(await sent('2026-02-30')).toMatchObject({ path, code: 'not_a_day' })
})

test('a pitch requires none, and naming one is a malformed call', async () => {
  const host = await aHost(api)
  const payload = await aPayload(api, host, PITCH)
  const description = { ...(payload['description'] as object), tourismLicence: LICENCE }
  expect((await send(api, host, '/stadium', { ...payload, description })).status).toBe(400)
})

test('where licences are required a listing without a valid one is not published; a pitch is', async () => {
  await requireLicences()
  const host = await aHost(api)
  const sendOne = async (listingType = CHALET, options = {}) =>
    (await send(api, host, `/${listingType.segment}`, await aPayload(api, host, listingType, options))).body
      ._id
  const bare = await sendOne()
  expect((await publish(bare)).body.code).toBe('licence_needed')
  expect((await own(host, bare)).card).toMatchObject({ status: 'in_review', licence: 'missing' })
  expect((await publish(await sendOne(CHALET, { licence: LICENCE }))).status).toBe(200)
  expect((await publish(await sendOne(PITCH))).status).toBe(200)
})

test('its vendor is warned 30 and 7 days before the end, once each, however often the job runs', async () => {
  const host = await aHost(api)
  await aLiveListing(api, host, CHALET, { licence: { number: '1', expiresOn: '2026-04-20' } })
  const warnings = async () => {
    const rows = await api.db.select().from(notifications).where(eq(notifications.userId, host.id))
    return rows.filter(({ type }) => type === 'Licence_ends_soon').map(({ params }) => params['days'])
  }
  const onDay = async (day: string) => {
    api.clock.set(new Date(`${day}T09:00:00Z`))
    await sweep(api.app.deps)
    await sweep(api.app.deps)
  }
  await onDay('2026-03-20')
  expect(await warnings()).toEqual([])
  await onDay('2026-03-21')
  expect(await warnings()).toEqual([30])
  await onDay('2026-04-12')
  expect(await warnings()).toHaveLength(1)
  await onDay('2026-04-13')
  expect(await warnings()).toEqual([30, 7])
})
