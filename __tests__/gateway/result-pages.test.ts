import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import { answerPage, longText, runGateway } from './running-gateway'

const OF_ONE_VISIT = { 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' }

type Gateway = Awaited<ReturnType<typeof runGateway>>
let gateway: Gateway | undefined

afterEach(async () => {
  await gateway?.close()
  gateway = undefined
})

test.each([
  '/search?city=Jeddah&page=1',
  '/en/search',
  '/chalets?page=1',
  '/en/wedding-halls?page=2',
  ...LISTING_TYPES.map(({ slug }) => `/en/${slug}`),
])('%s is rendered without cookies, cached, and may be shared for some seconds', async (path) => {
  gateway = await runGateway((req, res) =>
    answerPage(res, longText(`for ${req.headers.cookie ?? 'everybody'}`), OF_ONE_VISIT),
  )
  for (const cookie of ['diyar_session=a', 'diyar_session=b']) {
    const answer = await gateway.get(path, { cookie })
    expect(answer.body.toString()).toBe(longText('for everybody'))
    expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=20, must-revalidate')
  }
  expect(gateway.handled).toHaveLength(1)
})

test.each(['/my-bookings', '/chalets-of-mine', '/searching', '/en/booking/1', '/chalets/a'])(
  '%s has its own cache rules and its cookies',
  async (path) => {
    gateway = await runGateway((req, res) =>
      answerPage(res, longText(req.headers.cookie ?? ''), OF_ONE_VISIT),
    )
    for (const cookie of ['diyar_session=a', 'diyar_session=b']) {
      expect((await gateway.get(path, { cookie })).body.toString()).toBe(longText(cookie))
    }
  },
)

test('results that failed to load are not cached', async () => {
  gateway = await runGateway((_req, res) => {
    res.statusCode = 500
    answerPage(res, longText('broken'), OF_ONE_VISIT)
  })
  await gateway.get('/search')
  await gateway.get('/search')
  expect(gateway.handled).toHaveLength(2)
})
