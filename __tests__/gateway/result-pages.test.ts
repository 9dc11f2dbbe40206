import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import { FOUND_NOTHING_HEADER } from '@/lib/session/page-headers'
import { answerWith, makeAnswerPrivate, PRIVATE } from '@/lib/session/rendered-answer'
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
])('%s is never replaced by the 404 page because of a header of the visitor', async (_name, headers) => {
  gateway = await runGateway((_req, res) => answerPage(res, longText('x'), OF_ONE_VISIT))
  await gateway.get('/chalets/a', { ...headers, [FOUND_NOTHING_HEADER]: '1' })
  expect(gateway.handled[0]?.headers[FOUND_NOTHING_HEADER]).toBeUndefined()
})

test('an empty 404 document is requested once more with the header that replaces it, one with content is not', async () => {
  gateway = await runGateway((req, res) => {
    res.statusCode = 404
    const isInPlace = req.headers[FOUND_NOTHING_HEADER] !== undefined
    const isEmpty = !isInPlace && req.url !== '/search?page=9'
    answerPage(res, isEmpty ? '<!DOCTYPE html><html id="__next_error__"><body></body>' : longText('404'))
  })
  for (const path of ['/chalets/nothing', '/search?page=9']) {
    const answer = await gateway.get(path)
    expect({ ...answer, body: answer.body.toString() }).toMatchObject({
      status: 404,
      body: longText('404'),
      headers: { 'cache-control': PRIVATE },
    })
  }
  expect(gateway.handled.map((req) => req.url)).toEqual([
    '/chalets/nothing',
    '/chalets/nothing',
    '/search?page=9',
  ])
})

test('a page sets the status of its answer while it is rendered, which makes the answer private', async () => {
  gateway = await runGateway(async (_req, res) => {
    res.setHeader('cache-control', 's-maxage=60')
    await Promise.resolve()
    answerWith(410)
    answerPage(res, longText('gone'), { 'cache-control': String(res.getHeader('cache-control')) })
  })
  const answer = await gateway.get('/chalets/gone')
  expect(answer).toMatchObject({ status: 410, headers: { 'cache-control': PRIVATE } })
})

test('a listing that is shown because of the session is never cached, a public one is', async () => {
  gateway = await runGateway((req, res) => {
    res.setHeader('cache-control', 's-maxage=60')
    if (req.url === '/chalets/hidden') makeAnswerPrivate()
    answerPage(res, longText(req.headers.cookie ?? ''), {
      'cache-control': String(res.getHeader('cache-control')),
    })
  })
  for (const path of ['/chalets/hidden', '/chalets/open'])
    for (const _ of [1, 2]) await gateway.get(path, { cookie: 'diyar_session=a' })
  expect(gateway.handled.map((req) => req.url)).toEqual([
    '/chalets/hidden',
    '/chalets/hidden',
    '/chalets/open',
  ])
})

test('a page that has begun as the same for everybody must not read the session any more', async () => {
  const refused = new Promise((resolve, reject) => {
    void runGateway((_req, res) => {
      res.setHeader('cache-control', 's-maxage=60')
      res.write('begun')
      try {
        makeAnswerPrivate()
        reject(new Error('It was read.'))
      } catch (error) {
        resolve(error)
      }
      res.end()
    }).then((running) => {
      gateway = running
      return running.get('/chalets/a')
    })
  })
  expect(await refused).toHaveProperty('message', expect.stringContaining('read the session'))
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
