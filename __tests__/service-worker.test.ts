import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'

const ORIGIN = 'https://diyar.test'
const PAGE = `${ORIGIN}/booking/b1`
const html = (text: string) => `<h1>${text}</h1><p data-offline-copy>`

/** The worker of public/sw.js with one stored page, and a network that the test plays. */
function startWorker(network: (request: Request, init?: RequestInit) => Promise<Response>) {
  const stored = new Map<string, Response>()
  const keep = (text: string) =>
    stored.set(PAGE, new Response(html(text), { headers: { 'x-kept-at': String(Date.now()) } }))
  const cache = {
    match: async (url: URL | string) => stored.get(String(url))?.clone(),
    put: async (url: URL | string, answer: Response) => void stored.set(String(url), answer),
    keys: async () => [],
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
  const fetch = (request: Request | string, init?: RequestInit) =>
    typeof request === 'string' ? Promise.reject(new Error('offline')) : network(request, init)
  const globals = { URL, Response, Request, AbortController, setTimeout, clearTimeout, Date }
  runInNewContext(readFileSync('public/sw.js', 'utf8'), { ...globals, self, caches, fetch })
  const visit = () => {
    let shown: Promise<Response> | undefined
    listeners.get('fetch')?.({
      request: { url: PAGE, method: 'GET', mode: 'navigate' },
      respondWith: (answer: Promise<Response>) => {
        shown = answer
      },
      waitUntil: () => undefined,
    })
    return shown as Promise<Response>
  }
  return { keep, visit }
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
