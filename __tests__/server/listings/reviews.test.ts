import { aListing } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest } from '@/__tests__/server/support/users'
import { reviews } from '@/server/db/schema/bookings/reviews'

const api = appForTests()

test('reviews: newest first, page by page, hidden ones left out, the author by first name and initial', async () => {
  const { id } = await aListing(api)
  const guest = await aGuest(api)
  const review = (day: number, isHidden = false) => ({
    listingId: id,
    authorId: guest.id,
    rating: 5,
    aspects: [5, 5, 5, 5, 5, 5],
    body: `Day ${day}`,
    language: 'en' as const,
    isHidden,
    createdAt: new Date(`2026-03-0${day}T10:00:00Z`),
  })
  await api.db.insert(reviews).values([review(1), review(3), review(2), review(4, true)])
  const { body } = await api.call('GET', `/services/${id}/reviews?pageSize=2`)
  expect(body).toMatchObject({ page: 1, pageSize: 2, total: 3 })
  expect(body.data.map((one: { text: string }) => one.text)).toEqual(['Day 3', 'Day 2'])
  expect(body.data[0].author).toEqual({ name: 'Sara A.', name_ar: 'Sara A.' })
  expect((await api.call('GET', `/services/${id}/reviews?page=3`)).body.data).toEqual([])
})

test('reviews: those with a text in the language of the reader come first, the newest first in each; another order has no such part', async () => {
  const { id } = await aListing(api)
  const guest = await aGuest(api)
  const review = (day: number, language: 'ar' | 'en', body = `${language} ${day}`) => ({
    ...{ listingId: id, authorId: guest.id, rating: 5, aspects: [5, 5, 5, 5, 5, 5], body, language },
    createdAt: new Date(`2026-03-0${day}T10:00:00Z`),
  })
  await api.db
    .insert(reviews)
    .values([review(1, 'en'), review(2, 'ar'), review(3, 'en'), review(4, 'ar'), review(5, 'en', '')])
  const read = async (query: string, headers = {}) => {
    const { body } = await api.call('GET', `/services/${id}/reviews?${query}`, { headers })
    return body.data.map((one: { text: string }) => one.text)
  }
  const forEnglish = ['en 3', 'en 1', '', 'ar 4', 'ar 2']
  expect(await read('language=en')).toEqual(forEnglish)
  expect(await read('language=en', { 'accept-language': 'ar' })).toEqual(forEnglish)
  expect(await read('', { 'accept-language': 'ar' })).toEqual(['ar 4', 'ar 2', '', 'en 3', 'en 1'])
  expect(await read('language=ar&pageSize=2&page=2')).toEqual(['', 'en 3'])
  expect(await read('language=ar&sort=newest')).toEqual(['', 'ar 4', 'en 3', 'ar 2', 'en 1'])
})

test('reviews: by the highest or lowest mark, and by text in any spelling, with the total of the results', async () => {
  const { id } = await aListing(api)
  const guest = await aGuest(api)
  const review = (rating: number, body: string, vendorAnswer: string | null = null) => ({
    listingId: id,
    authorId: guest.id,
    rating,
    aspects: [5, 5, 5, 5, 5, 5],
    body,
    language: 'ar' as const,
    vendorAnswer,
    createdAt: new Date(`2026-03-0${rating}T10:00:00Z`),
  })
  await api.db
    .insert(reviews)
    .values([review(3, 'المسبح نظيف جدًّا'), review(5, 'مكان هادئ'), review(1, '100% سيئ', 'نعتذر عن المسبح')])
  const found = async (query: string) => {
    const { body } = await api.call('GET', `/services/${id}/reviews?${query}`)
    return { total: body.total, marks: body.data.map((one: { rating: number }) => one.rating) }
  }
  expect(await found('sort=highest')).toEqual({ total: 3, marks: [5, 3, 1] })
  expect(await found('sort=lowest&pageSize=2')).toEqual({ total: 3, marks: [1, 3] })
  expect(await found(`q=${encodeURIComponent('جدا')}`)).toEqual({ total: 1, marks: [3] })
  expect(await found(`q=${encodeURIComponent('المسبح')}`)).toEqual({ total: 2, marks: [3, 1] })
  expect(await found('q=%25')).toEqual({ total: 1, marks: [1] })
  expect(await found('q=_')).toEqual({ total: 0, marks: [] })
  for (const bad of ['sort=random', `q=${'x'.repeat(81)}`]) {
    expect((await api.call('GET', `/services/${id}/reviews?${bad}`)).status).toBe(400)
  }
})
