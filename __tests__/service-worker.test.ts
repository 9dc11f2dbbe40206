import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'

const ORIGIN = 'https://diyar.test'
const PAGE = `${ORIGIN}/booking/b1`
const html = (text: string) => `<h1>${text}</h1><p data-offline-copy>`

/** The worker of public/sw.js with one stored page, and a network that the test plays. */
function startWorker(
  network: (request: Request, init?: RequestInit) => Promise<Response>,
  byPath: (path: string) => Promise<Response> = () => Promise.reject(new Error('offline')),
) {
  const stored = new Map<string, Response>()
  const keep = (text: string, more: Record<string, string> = {}, url = PAGE) =>
    stored.set(url, new Response(html(text), { headers: { 'x-kept-at': String(Date.now()), ...more } }))
  const keyOf = (of: URL | string | { url: string }) =>
    new URL(typeof of === 'object' && 'url' in of ? of.url : String(of), ORIGIN).href
  const cache = {
    match: async (url: Parameters<typeof keyOf>[0]) => stored.get(keyOf(url))?.clone(),
    put: async (url: URL | string, answer: Response) => void stored.set(keyOf(url), answer),
    delete: async (url: Parameters<typeof keyOf>[0]) => stored.delete(keyOf(url)),
    keys: async () => [...stored.keys()].map((url) => ({ url })),
  }
  const listeners = new Map<string, (event: object) => void>()
  const self = {
    addEventListener: listeners.set.bind(listeners),
    location: { origin: ORIGIN, href: `${ORIGIN}/sw.js` },
  }
  const caches = {
    open: async () => cache,
    match: cache.match,
    delete: async () => true,
    keys: async () => [],
  }
  const fetch = (request: Request | URL | string, init?: RequestInit) =>
    typeof request === 'string' || request instanceof URL ? byPath(String(request)) : network(request, init)
  const globals = { URL, Response, Request, AbortController, setTimeout, clearTimeout, Date }
  runInNewContext(readFileSync('public/sw.js', 'utf8'), { ...globals, self, caches, fetch })
  const work: Promise<unknown>[] = []
  const visit = (url = PAGE, mode = 'navigate') => {
    let shown: Promise<Response> | undefined
    listeners.get('fetch')?.({
      request: { url, method: 'GET', mode },
      respondWith: (answer: Promise<Response>) => {
        shown = answer
      },
      waitUntil: (one: Promise<unknown>) => void work.push(one),
    })
    return shown as Promise<Response>
  }
  return { keep, visit, stored, done: () => Promise.all(work) }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a network that does not answer within eight seconds shows the stored page', async () => {
  const silent = (_: Request, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
    )
  const { keep, visit } = startWorker(silent)
  keep('stored')
  const shown = visit()
  await jest.advanceTimersByTimeAsync(8000)
  expect(await (await shown).text()).toBe(html('stored'))
})

test('an answer that began in time is shown whole, however long it takes', async () => {
  const slow = async (_: Request, init?: RequestInit) => {
    const body = new ReadableStream({
      start(controller) {
        init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted')))
        controller.enqueue(new TextEncoder().encode('<h1>fr'))
        setTimeout(() => {
          controller.enqueue(new TextEncoder().encode('esh</h1>'))
          controller.close()
        }, 20_000)
      },
    })
    return new Response(body)
  }
  const { keep, visit } = startWorker(slow)
  keep('stored')
  const text = visit().then((answer) => answer.text())
  await jest.advanceTimersByTimeAsync(20_000)
  expect(await text).toBe('<h1>fresh</h1>')
})

const PHOTO = `${ORIGIN}/api/v1/bookings/b1/arrival-guide/photos/p1`
const HOUR_MS = 3_600_000
const until = (ms: number) => ({ 'x-kept-until': String(Date.now() + ms) })
const offline = () => Promise.reject(new Error('offline'))

test('a stored page with an arrival guide and its photos are shown until the guide ends, and then are gone', async () => {
  const { keep, visit, stored } = startWorker(offline)
  jest.spyOn(Response, 'redirect').mockReturnValue(new Response('offline page'))
  keep('guide', until(HOUR_MS))
  keep('photo', until(HOUR_MS), PHOTO)
  expect(await (await visit()).text()).toBe(html('guide'))
  expect(await (await visit(PHOTO, 'no-cors')).text()).toBe(html('photo'))
  jest.setSystemTime(Date.now() + HOUR_MS)
  expect(await (await visit()).text()).toBe('offline page')
  expect([...stored.keys()]).toEqual([])
  expect((await visit(PHOTO, 'no-cors')).type).toBe('error')
})

test('a page is stored with its photos and the end of its guide', async () => {
  const ends = new Date(Date.now() + HOUR_MS).toISOString()
  const page = `${html('guide')}<p data-offline-until="${ends}"><img src="/api/v1/bookings/b1/arrival-guide/photos/p1">`
  const { visit, stored, done } = startWorker(
    async () => new Response(page),
    async (path) => (path.startsWith('/api/v1/bookings/b1/') ? new Response('photo') : offline()),
  )
  await visit()
  await done()
  for (const url of [PAGE, PHOTO])
    expect(stored.get(url)?.headers.get('x-kept-until')).toBe(String(Date.parse(ends)))
})

test('the page of a stay that is over is fetched again, and its photos are removed', async () => {
  const { keep, visit, stored, done } = startWorker(
    async () => new Response(html('list')),
    async (path) => {
      if (path.startsWith('/api/v1/bookings?')) return Response.json({ data: [] })
      return path === PAGE ? new Response(html('cancelled')) : offline()
    },
  )
  // Stored a moment ago: what was cancelled since does not wait for the next visit.
  keep('guide', until(HOUR_MS))
  keep('photo', until(HOUR_MS), PHOTO)
  await visit(`${ORIGIN}/my-bookings`)
  await done()
  expect(await stored.get(PAGE)?.text()).toBe(html('cancelled'))
  expect(stored.has(PHOTO)).toBe(false)
})

test('a photo that is stored already ends with the guide of today, also without a network', async () => {
  const ends = new Date(Date.now() + HOUR_MS).toISOString()
  const page = `${html('moved')}<p data-offline-until="${ends}"><img src="/api/v1/bookings/b1/arrival-guide/photos/p1">`
  const { keep, visit, stored, done } = startWorker(async () => new Response(page))
  keep('photo', until(3 * HOUR_MS), PHOTO)
  await visit()
  await done()
  expect(stored.get(PHOTO)?.headers.get('x-kept-until')).toBe(String(Date.parse(ends)))
  expect(await stored.get(PHOTO)?.text()).toBe(html('photo'))
})

test('a photo of a guide that is opened again is as new as its page, also with the same end', async () => {
  const ends = new Date(Date.now() + 9 * 24 * HOUR_MS).toISOString()
  const page = `${html('guide')}<p data-offline-until="${ends}"><img src="/api/v1/bookings/b1/arrival-guide/photos/p1">`
  const { keep, visit, stored, done } = startWorker(async () => new Response(page))
  keep('photo', { 'x-kept-until': String(Date.parse(ends)) }, PHOTO)
  jest.setSystemTime(Date.now() + 6 * 24 * HOUR_MS)
  await visit()
  await done()
  expect(stored.get(PHOTO)?.headers.get('x-kept-at')).toBe(String(Date.now()))
})
