import { reviews } from '@/server/db/schema/bookings'
import { aGuest } from '../support/people'
import { aService } from '../support/places'
import { appForTests } from '../support/test-app'

const api = appForTests()

test('reviews: newest first, page by page, hidden ones left out, the author by first name and initial', async () => {
  const { id } = await aService(api)
  const guest = await aGuest(api)
  const review = (day: number, isHidden = 0) => ({
    serviceId: id,
    authorId: guest.id,
    rating: 5,
    aspects: [5, 5, 5, 5, 5, 5],
    body: `Day ${day}`,
    language: 'en' as const,
    isHidden,
    createdAt: new Date(`2026-03-0${day}T10:00:00Z`),
  })
  await api.db.insert(reviews).values([review(1), review(3), review(2), review(4, 1)])
  const { body } = await api.call('GET', `/services/${id}/reviews?pageSize=2`)
  expect(body).toMatchObject({ page: 1, pageSize: 2, total: 3 })
  expect(body.data.map((one: { text: string }) => one.text)).toEqual(['Day 3', 'Day 2'])
  expect(body.data[0].author).toEqual({ name: 'Sara A.', name_ar: 'Sara A.' })
  expect((await api.call('GET', `/services/${id}/reviews?page=3`)).body.data).toEqual([])
})
