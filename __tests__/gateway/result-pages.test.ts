import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import { PASSED_ANSWERS_HEADER } from '@/lib/session/passed-answers'
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
  '/in/jeddah',
  '/en/chalets/in/jeddah/al-hamra?page=2',
  ...LISTING_TYPES.map(({ slug }) => `/en/${slug}`),
])('%s is rendered without cookies, once for all who wait', async (path) => {
  gateway = await runGateway((req, res) =>
    answerPage(res, longText(`for ${req.headers.cookie ?? 'everybody'}`), OF_ONE_VISIT),
  )
  const get = gateway.get
  const answers = await Promise.all(
    ['diyar_session=a', 'diyar_session=b'].map((cookie) => get(path, { cookie })),
  )
  expect(answers.map(({ body }) => body.toString())).toEqual(Array(2).fill(longText('for everybody')))
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

test.each([
  ['a document of a visitor', {}],
  ['a document of a user', { cookie: 'diyar_session=a' }],
  ['the data of a page', { rsc: '1' }],
])('%s never receives answers of the api that a visitor made up', async (_name, headers) => {
  gateway = await runGateway((_req, res) => answerPage(res, longText('x'), OF_ONE_VISIT))
  await gateway.get('/chalets/a', { ...headers, [PASSED_ANSWERS_HEADER]: 'W10' })
  expect(gateway.handled[0]?.headers[PASSED_ANSWERS_HEADER]).toBeUndefined()
})

test('results that failed to load are not cached', async () => {
  gateway = await runGateway((_req, res) => {
    res.statusCode = 500
    answerPage(res, longText('broken'))
  })
  await gateway.get('/search')
  await gateway.get('/search')
  expect(gateway.handled).toHaveLength(2)
})
