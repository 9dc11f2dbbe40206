import { eq } from 'drizzle-orm'
import { aListing } from '@/__tests__/server/support/listings'
import {
  LIBRE_KEY,
  type LibreTranslate,
  startLibreTranslate,
} from '@/__tests__/server/support/outside/libre-translate-server'
import { SETTINGS } from '@/__tests__/server/support/settings'
import { appForTests, type Call } from '@/__tests__/server/support/test-app'
import { aGuest, aHost, aMember, anAdmin } from '@/__tests__/server/support/users'
import { reviews } from '@/server/db/schema/bookings/reviews'
import { listings, listingTexts } from '@/server/db/schema/listings/listings'
import { translations } from '@/server/db/schema/platform/translations'
import { sweep } from '@/server/jobs/sweeper'
import { libreTranslate } from '@/server/ports/translation'

let service: LibreTranslate
beforeAll(async () => {
  service = await startLibreTranslate()
})
const api = appForTests({}, null, () => ({
  translator: libreTranslate({ url: service.url, apiKey: LIBRE_KEY }),
}))
afterAll(() => service.close())
beforeEach(() => {
  service.asked.length = 0
  service.faults.length = 0
  service.known.clear()
})

const ENGLISH = { 'accept-language': 'en' }
const ARABIC = { 'accept-language': 'ar' }
const TEXT = 'مكان هادئ ونظيف'

async function aReview(more: Partial<typeof reviews.$inferInsert> = {}, listing = {}) {
  const { id: listingId, host } = await aListing(api, listing)
  const author = await aGuest(api)
  const [row] = await api.db
    .insert(reviews)
    .values({
      ...{ listingId, authorId: author.id, rating: 5, aspects: [5, 5, 5, 5, 5, 5] },
      ...{ body: TEXT, language: 'ar', vendorAnswer: 'شكرًا لكم', ...more },
    })
    .returning()
  if (!row) throw new Error('no review')
  const translate = (call: Call = {}, part = 'text') =>
    api.call('POST', `/reviews/${row.id}/translation`, { body: { part }, headers: ENGLISH, ...call })
  return { id: row.id, listingId, host, translate }
}

test('a review and its answer are translated for any visitor, once for all of them', async () => {
  const { translate } = await aReview()
  service.known.set(TEXT, 'Quiet and clean')
  expect(await translate()).toMatchObject({ status: 200, body: { text: 'Quiet and clean' } })
  expect(await translate({ as: await aGuest(api) })).toMatchObject({ body: { text: 'Quiet and clean' } })
  expect(service.asked).toMatchObject([{ q: TEXT, source: 'ar', target: 'en' }])
  expect((await translate({}, 'answer')).body.text).toBe('English of 9')
  expect((await translate({}, 'author')).status).toBe(400)
  expect(await api.db.select().from(translations)).toMatchObject([{ messageId: null }, { messageId: null }])
})

test('another text is translated anew, and a text in the language of the reader is refused', async () => {
  const { id, translate } = await aReview()
  await translate()
  await api.db
    .update(reviews)
    .set({ body: `${TEXT} جدًا` })
    .where(eq(reviews.id, id))
  await translate()
  expect(service.asked.map(({ q }) => q)).toEqual([TEXT, `${TEXT} جدًا`])
  expect((await translate({ headers: ARABIC })).body.code).toBe('invalid')
  await api.db.update(reviews).set({ body: '5/5 👍' }).where(eq(reviews.id, id))
  expect((await translate()).body.code).toBe('invalid')
  expect(service.asked).toHaveLength(2)
})

test('who may not read a review may not translate it, whether or not it is translated already', async () => {
  const { id, host, listingId, translate } = await aReview()
  await translate()
  const set = (values: Partial<typeof reviews.$inferInsert>) =>
    api.db.update(reviews).set(values).where(eq(reviews.id, id))
  for (const hidden of [{ isHidden: true }, { isHidden: false, publishedAt: null }]) {
    await set(hidden)
    expect((await translate()).status).toBe(404)
  }
  await set({ publishedAt: api.clock.now(), body: '', vendorAnswer: null })
  expect((await translate()).status).toBe(404)
  expect((await translate({}, 'answer')).status).toBe(404)
  await set({ body: TEXT })
  await api.db.update(listings).set({ state: 'paused' }).where(eq(listings.id, listingId))
  expect((await translate({ as: await aHost(api) })).status).toBe(404)
  expect((await translate({ as: host })).status).toBe(200)
  expect(
    (await api.call('POST', '/reviews/0000000000000000/translation', { body: { part: 'text' } })).status,
  ).toBe(404)
})

test('a description is translated where the text of the page is in another language', async () => {
  const { id, host } = await aListing(api)
  const translate = (call: Call = {}) =>
    api.call('POST', `/services/${id}/translation`, { headers: ENGLISH, ...call })
  const columns = { description: TEXT, descriptionAr: TEXT }
  await api.db.update(listingTexts).set(columns).where(eq(listingTexts.listingId, id))
  expect((await translate()).body.text).toBe(`English of ${TEXT.length}`)
  expect((await translate({ headers: ARABIC })).body.code).toBe('invalid')
  await api.db.update(listings).set({ state: 'in_review' }).where(eq(listings.id, id))
  expect((await translate()).status).toBe(404)
  expect((await translate({ as: host })).status).toBe(200)
})

test('two who press at once are both answered, and a service that fails ends in a sentence and stores nothing', async () => {
  const { translate } = await aReview()
  service.faults.push('serverError', { body: '{}' })
  for (const _ of [1, 2]) {
    const failed = await translate()
    expect(failed).toMatchObject({ status: 409, body: { code: 'translation_failed' } })
    expect(failed.body.message).toBe('This could not be translated now. Please try again later.')
  }
  expect(await api.db.$count(translations)).toBe(0)
  const answers = await Promise.all([translate(), translate()])
  expect(answers.map(({ body }) => body.text)).toEqual([
    `English of ${TEXT.length}`,
    `English of ${TEXT.length}`,
  ])
  expect(await api.db.$count(translations)).toBe(1)
})

test('a visitor translates so often an hour, counted by the network; a user is counted alone', async () => {
  const { translate } = await aReview()
  const from = '203.0.113.88'
  for (let i = 0; i < 300; i += 1) await translate({ from })
  expect(await translate({ from })).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect((await translate({ from: '203.0.113.99' })).status).toBe(200)
  expect((await translate({ as: await aGuest(api) })).status).toBe(200)
})

test('an old translation is deleted, and made anew for the next reader', async () => {
  const { translate } = await aReview()
  await translate()
  api.clock.pass(181 * 86_400)
  await sweep(api.app.deps)
  expect(await api.db.$count(translations)).toBe(0)
  expect((await translate()).status).toBe(200)
})

test('the English of a listing is proposed from the Arabic, for members who edit listings, and leaves no row', async () => {
  const host = await aHost(api)
  const propose = (call: Call) =>
    api.call('POST', '/vender/drafts/translation', { body: { text: TEXT }, ...call })
  service.known.set(TEXT, 'Quiet and clean')
  expect(await propose({ as: host, headers: ARABIC })).toMatchObject({ body: { text: 'Quiet and clean' } })
  expect((await propose({ as: await aMember(api, host.vendorId, 'manager') })).status).toBe(200)
  expect((await propose({ as: await aMember(api, host.vendorId, 'finance') })).body.code).toBe('role_may_not')
  expect((await propose({ as: await aGuest(api) })).status).toBe(403)
  expect((await propose({})).status).toBe(401)
  expect((await propose({ as: host, body: { text: 'ن'.repeat(4001) } })).status).toBe(400)
  expect((await propose({ as: host, body: { text: 'English already' } })).body.code).toBe('invalid')
  expect(await api.db.$count(translations)).toBe(0)
})

test('the settings show whether pages offer translations', async () => {
  await api.call('PUT', '/admin/settings', { as: await anAdmin(api), body: SETTINGS })
  const { body } = await api.call('GET', '/admin/get-setting')
  expect(body.translates).toBe(true)
})
