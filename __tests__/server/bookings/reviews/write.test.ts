import { sweep } from '@/server/jobs/sweeper'
import { aBookingAt, notificationsOf } from '../../support/bookings'
import { A_REVIEW, aFinishedBooking } from '../../support/finished-bookings'
import { appForTests } from '../../support/test-app'
import { aGuest, aHost } from '../../support/users'
import { ownPictures } from '../../support/vendor-listings'

const api = appForTests()
const DAY_SECONDS = 86_400

const statuses = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map((answer) => answer.status)

test('reviews: only the guest of a finished stay writes, once, within 14 days', async () => {
  const unfinished = await aBookingAt(api)
  const early = await api.call('POST', `/bookings/${unfinished.booking._id}/review`, {
    as: unfinished.guest,
    body: A_REVIEW,
  })
  expect([early.status, early.body.code]).toEqual([409, 'not_in_this_state'])

  const stay = await aFinishedBooking(api)
  expect((await stay.seenByGuest()).review).toBe('open')
  expect(
    await statuses([stay.review(A_REVIEW, await aGuest(api)), stay.review(A_REVIEW, stay.host)]),
  ).toEqual([404, 404])
  expect((await api.call('POST', `/bookings/${stay.booking._id}/review`, { body: A_REVIEW })).status).toBe(
    401,
  )
  const written = await stay.review()
  expect([written.status, written.body]).toMatchObject([201, { rating: 5, isPublished: false }])
  expect((await stay.review()).body.code).toBe('already_done')
  expect((await stay.seenByGuest()).review).toBe('written')
})

test('reviews: twenty sent at once are one review', async () => {
  const stay = await aFinishedBooking(api)
  const answers = await statuses(Array.from({ length: 20 }, () => stay.review()))
  expect(answers.toSorted()).toEqual([201, ...Array.from({ length: 19 }, () => 409)])
})

test('reviews: the fifteenth day is refused for both sides, the end of the fourteenth is not', async () => {
  const tooLate = await aFinishedBooking(api)
  const lastMoment = new Date(new Date(tooLate.booking.checkOutAt).getTime() + 14 * DAY_SECONDS * 1000)
  api.clock.set(new Date(lastMoment.getTime() + 1))
  expect((await tooLate.seenByGuest()).review).toBeNull()
  const refused = [await tooLate.review(), await tooLate.reviewGuest()]
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
    [409, 'review_time_over'],
    [409, 'review_time_over'],
  ])
  api.clock.set(lastMoment)
  expect(await statuses([tooLate.review()])).toEqual([201])
})

test('reviews: six marks of 1 to 5, a text without deceiving characters, and at most six own photos', async () => {
  const stay = await aFinishedBooking(api)
  const [own = ''] = await ownPictures(api, stay.guest, 1)
  const [foreign = ''] = await ownPictures(api, stay.host, 1)
  const broken = [
    { aspects: [5, 5, 5] },
    { aspects: [0, 5, 5, 5, 5, 5] },
    { aspects: [6, 5, 5, 5, 5, 5] },
    { aspects: [4.5, 5, 5, 5, 5, 5] },
    { text: 'x'.repeat(2001) },
    { text: 'turned \u202E round' },
    { photos: Array.from({ length: 7 }, () => own) },
    { rating: 5 },
  ]
  for (const wrong of broken) expect((await stay.review({ ...A_REVIEW, ...wrong })).status).toBe(400)
  const stolen = await stay.review({ ...A_REVIEW, photos: [own, foreign] })
  expect([stolen.status, stolen.body.issues]).toMatchObject([
    422,
    [{ path: 'photos.1', code: 'not_your_upload' }],
  ])
  expect((await stay.review({ ...A_REVIEW, text: '❤️ <b>جميل</b>', photos: [own] })).status).toBe(201)
  await stay.reviewGuest()
  expect((await stay.shown()).data).toMatchObject([{ text: '❤️ <b>جميل</b>', language: 'ar', photos: [own] }])
})

test('reviews: a review is blind until the vendor has reviewed the guest, whoever comes first', async () => {
  const stay = await aFinishedBooking(api)
  await stay.review()
  expect((await stay.shown()).total).toBe(0)
  expect((await stay.reviewGuest({ rating: 4 }, await aHost(api))).status).toBe(404)
  expect((await stay.reviewGuest()).status).toBe(204)
  expect((await stay.reviewGuest()).body.code).toBe('already_done')
  expect(await stay.shown()).toMatchObject({ total: 1, data: [{ rating: 5, aspects: A_REVIEW.aspects }] })
  expect(await notificationsOf(api, stay.host)).toContain('Review_published')
  expect((await stay.seenByVendor()).guest.rating).toBe(4)
})

test('reviews: the vendor first, then the guest: shown at once, and the review of the guest is never public', async () => {
  const stay = await aFinishedBooking(api)
  expect((await stay.seenByVendor()).review).toBe('open')
  await stay.reviewGuest({ rating: 2, text: 'A secret remark' })
  expect((await stay.review()).body).toMatchObject({ isPublished: true })
  const everything = [await stay.shown(), await stay.seenByGuest(), await stay.seenByVendor()]
  expect(JSON.stringify(everything)).not.toContain('A secret remark')
})

test('reviews: at the deadline a blind review is published, once; both sides were invited in time', async () => {
  const stay = await aFinishedBooking(api)
  expect(await notificationsOf(api, stay.guest)).toContain('Review_invitation')
  await stay.review()
  api.clock.pass(13 * DAY_SECONDS)
  await sweep(api.app.deps)
  expect((await stay.shown()).total).toBe(0)
  api.clock.pass(2 * DAY_SECONDS)
  await Promise.all([sweep(api.app.deps), sweep(api.app.deps)])
  expect((await stay.shown()).total).toBe(1)
  expect((await notificationsOf(api, stay.host)).filter((type) => type === 'Review_published')).toHaveLength(
    1,
  )
})
