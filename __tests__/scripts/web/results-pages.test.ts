import { KINDS } from '@/lib/domain/listing/kinds'
import { LISTING_SLUGS } from '@/scripts/web/results-pages.mjs'
import { answerPage, longText, runFront } from './running-front'

const OF_ONE_VISIT = { 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' }

type Front = Awaited<ReturnType<typeof runFront>>
let front: Front | undefined

afterEach(async () => {
  await front?.close()
  front = undefined
})

test('the listings that are kept are those of the kinds', () => {
  expect(LISTING_SLUGS).toEqual(KINDS.map(({ slug }) => slug))
})

test.each(['/search?city=Jeddah&page=1', '/en/search', '/chalets?page=1', '/en/wedding-halls?page=2'])(
  '%s is rendered without anybody’s cookies, kept, and may be shared for some seconds',
  async (path) => {
    front = await runFront((req, res) =>
      answerPage(res, longText(`for ${req.headers.cookie ?? 'everybody'}`), OF_ONE_VISIT),
    )
    for (const cookie of ['diyar_session=a', 'diyar_session=b']) {
      const answer = await front.get(path, { cookie })
      expect(answer.body.toString()).toBe(longText('for everybody'))
      expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=20, must-revalidate')
    }
    expect(front.handled).toHaveLength(1)
  },
)

test.each(['/my-bookings', '/chalets-of-mine', '/searching', '/en/booking/1', '/chalets/a'])(
  '%s keeps its own rules and its cookies',
  async (path) => {
    front = await runFront((req, res) => answerPage(res, longText(req.headers.cookie ?? ''), OF_ONE_VISIT))
    for (const cookie of ['diyar_session=a', 'diyar_session=b']) {
      expect((await front.get(path, { cookie })).body.toString()).toBe(longText(cookie))
    }
  },
)

test('results that could not be had are not kept', async () => {
  front = await runFront((_req, res) => {
    res.statusCode = 500
    answerPage(res, longText('broken'), OF_ONE_VISIT)
  })
  await front.get('/search')
  await front.get('/search')
  expect(front.handled).toHaveLength(2)
})
