import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { aListing } from '@/__tests__/server/support/listings'
import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest } from '@/__tests__/server/support/users'
import { reviews } from '@/server/db/schema/bookings/reviews'
import { newId } from '@/server/db/schema/columns'
import { listings } from '@/server/db/schema/listings/listings'

const api = appForTests()

type Review = typeof reviews.$inferInsert & { id: string }

/** Two decimals, half up, without a floating point in between. */
const mean = (marks: number[]) =>
  marks.length === 0
    ? null
    : Math.floor((200 * marks.reduce((a, b) => a + b, 0) + marks.length) / (2 * marks.length)) / 100

async function figuresOf(listingId: string) {
  const [row] = await api.db.select().from(listings).where(eq(listings.id, listingId))
  return { rating: row?.rating, count: row?.reviewsCount, aspects: row?.aspectRatings }
}

const aReview = (
  listingId: string,
  authorId: string,
  rating: number,
  more: Partial<Review> = {},
): Review => ({
  id: newId(),
  listingId,
  authorId,
  rating,
  aspects: [rating, 5, 4, 3, 2, 1],
  body: '',
  language: 'ar',
  ...more,
})

type Change = {
  kind: 'write' | 'publish' | 'hide' | 'show' | 'remove'
  at: number
  mark: number
  isBlind: boolean
}
const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('write', 'publish', 'hide', 'show', 'remove'),
  at: fc.nat({ max: 20 }),
  mark: fc.integer({ min: 1, max: 5 }),
  isBlind: fc.boolean(),
})

test('reviews: after any changes the rating is the mean of the public reviews, to two decimals, with its count', async () => {
  const guest = await aGuest(api)
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
      const { id } = await aListing(api)
      const stored: Review[] = []
      for (const { kind, at, mark, isBlind } of changes) {
        const chosen = stored[at % Math.max(1, stored.length)]
        const isOne = eq(reviews.id, chosen?.id ?? '')
        if (kind === 'write') {
          const review = aReview(id, guest.id, mark, isBlind ? { publishedAt: null } : {})
          await api.db.insert(reviews).values(review)
          stored.push(review)
        } else if (kind === 'remove') {
          await api.db.delete(reviews).where(isOne)
          if (chosen) stored.splice(stored.indexOf(chosen), 1)
        } else if (chosen) {
          const patch = kind === 'publish' ? { publishedAt: new Date() } : { isHidden: kind === 'hide' }
          await api.db.update(reviews).set(patch).where(isOne)
          Object.assign(chosen, patch)
        }
      }
      const known = stored.filter((one) => one.publishedAt !== null && !one.isHidden)
      const marks = known.map((one) => one.rating)
      expect(await figuresOf(id)).toEqual({
        rating: mean(marks),
        count: marks.length,
        aspects: marks.length === 0 ? [] : [mean(marks), 5, 4, 3, 2, 1],
      })
    }),
    { numRuns: 25, seed: 7 },
  )
})

test('reviews: concurrent writing, hiding and removing leave the exact rating', async () => {
  const guest = await aGuest(api)
  const { id } = await aListing(api)
  const old = Array.from({ length: 10 }, (_, at) => aReview(id, guest.id, 1 + (at % 5)))
  await api.db.insert(reviews).values(old)
  const fresh = Array.from({ length: 20 }, (_, at) => aReview(id, guest.id, 1 + ((at * 3) % 5)))
  const [hidden, removed] = [old.slice(0, 4), old.slice(4, 7)]
  await Promise.all([
    ...fresh.map((review) => api.db.insert(reviews).values(review)),
    ...hidden.map((one) => api.db.update(reviews).set({ isHidden: true }).where(eq(reviews.id, one.id))),
    api.db.delete(reviews).where(
      inArray(
        reviews.id,
        removed.map((one) => one.id),
      ),
    ),
  ])
  const marks = [...fresh, ...old.slice(7)].map((one) => one.rating)
  expect(await figuresOf(id)).toMatchObject({ rating: mean(marks), count: marks.length })
})

test('listing-sorts: top rated considers the count: one review of five does not win over fifty of 4.8', async () => {
  const guest = await aGuest(api)
  const write = async (listingId: string, marks: number[]) =>
    api.db.insert(reviews).values(marks.map((mark) => aReview(listingId, guest.id, mark)))
  const [lucky, loved, fair, unknown] = [
    await aListing(api),
    await aListing(api),
    await aListing(api),
    await aListing(api),
  ]
  await write(lucky.id, [5])
  await write(
    loved.id,
    Array.from({ length: 50 }, (_, at) => (at % 5 === 0 ? 4 : 5)),
  )
  await write(
    fair.id,
    Array.from({ length: 20 }, () => 4),
  )
  const { body } = await api.call('GET', '/services/search?city=Jeddah&sort=rating')
  expect(body.data.map((card: { _id: string }) => card._id)).toEqual([
    loved.id,
    lucky.id,
    fair.id,
    unknown.id,
  ])
  expect(body.data.map((card: { rating: number | null }) => card.rating)).toEqual([4.8, 5, 4, null])
})
