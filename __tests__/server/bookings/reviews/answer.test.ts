import { aFinishedBooking } from '../../support/finished-bookings'
import { appForTests } from '../../support/test-app'
import { aHost } from '../../support/users'

const api = appForTests()

async function aShownReview() {
  const stay = await aFinishedBooking(api)
  const { _id } = (await stay.review()).body
  await stay.reviewGuest()
  const answer = (text: string, as = stay.host) =>
    api.call('POST', `/vender/reviews/${_id}/answer`, { as, body: { text } })
  return { ...stay, reviewId: _id as string, answer }
}

test('reviews: the vendor of the listing replies once, in public; other users cannot, and a blind one takes no reply', async () => {
  const blind = await aFinishedBooking(api)
  const { _id } = (await blind.review()).body
  const tooEarly = await api.call('POST', `/vender/reviews/${_id}/answer`, {
    as: blind.host,
    body: { text: 'Thanks' },
  })
  expect(tooEarly.status).toBe(404)

  const { answer, shown } = await aShownReview()
  expect((await answer('Not mine', await aHost(api))).status).toBe(404)
  expect((await answer('  ')).status).toBe(400)
  const answers = await Promise.all([answer('شكرًا لك'), answer('شكرًا لك')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
  expect((await shown()).data).toMatchObject([{ answer: 'شكرًا لك' }])
})

test('reviews: a vendor reads the reviews of own listings, unanswered ones first, and which guests can be reviewed', async () => {
  const { host, answer } = await aShownReview()
  const open = await aFinishedBooking(api)
  const own = async (as = host) => (await api.call('GET', '/vender/reviews', { as })).body
  expect(await own()).toMatchObject({
    total: 1,
    data: [{ rating: 5, answer: null, listing: { name: 'Palm Chalet' } }],
    guests: [],
  })
  await answer('Thanks')
  expect((await own()).data).toMatchObject([{ answer: 'Thanks' }])
  expect((await own(open.host)).guests).toMatchObject([
    { bookingId: open.booking._id, guest: { name: 'Sara A.' }, until: expect.stringMatching(/^2026-04-02T/) },
  ])
})
