import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { FOUND_NOTHING_HEADER } from '../lib/session/page-headers'
import { expect, test } from './support/fixtures'

/** Sends a part of an upload and breaks it off, with a reset or an end. */
function breakOff(origin: URL, path: string, bytes: number, isReset: boolean): Promise<void> {
  return new Promise((resolve) => {
    const socket: Socket = connect(Number(origin.port), origin.hostname, () => {
      const head = [
        `POST ${path} HTTP/1.1`,
        `Host: ${origin.host}`,
        'Content-Type: multipart/form-data; boundary=b',
        'Content-Length: 11000000',
        '',
        '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n',
      ].join('\r\n')
      socket.write(Buffer.concat([Buffer.from(head), Buffer.alloc(bytes, 'x')]), () =>
        isReset ? socket.resetAndDestroy() : socket.destroy(),
      )
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve())
    socket.setTimeout(2000, () => socket.destroy())
    socket.resume()
  })
}

test('a thousand uploads that break off leave the site open for everybody', async ({
  request,
  baseURL,
  at,
}) => {
  const origin = new URL(baseURL ?? '')
  const paths = ['/api/v1/user/upload', '/api/v1/user/upload-multiple', '/api/contact', at('/my-bookings')]
  for (let n = 0; n < 1000; n += 20) {
    const some = Array.from({ length: 20 }, (_, i) => n + i)
    await Promise.all(
      some.map((k) => breakOff(origin, paths[k % 4] ?? '/', ((k * 7919) % 600) * 1000, k % 2 === 0)),
    )
  }
  expect((await request.get(at('/'))).status()).toBe(200)
  expect((await request.get('/api/v1/services/cities')).status()).toBe(200)
})

test('a visitor’s query appears in no other visitor’s page', async ({ request, at }) => {
  const secret = `secret${Date.now()}`
  for (const path of ['/about', '/', '/chalets', '/my-bookings', '/nowhere'].map(at)) {
    for (const headers of [undefined, { rsc: '1' }]) {
      const html = await (await request.get(`${path}?token=${secret}`, headers && { headers })).text()
      expect(html).not.toContain(secret)
    }
  }
})

test('a header of a visitor never turns a page into the 404 page', async ({ request, at, locale }) => {
  const { data } = await (await request.get('/api/v1/services/search?type=Chalets&page=2')).json()
  const [listing] = data
  const requested: Record<string, string>[] = [{}, { rsc: '1' }]
  for (const headers of requested) {
    const page = await request.get(at(`/chalets/${listing._id}`), {
      headers: { ...headers, [FOUND_NOTHING_HEADER]: '1' },
    })
    expect(page.status()).toBe(200)
    expect(await page.text()).toContain(locale === 'ar' ? listing.name_ar : listing.name)
  }
})

const filesOfNext = () =>
  readdirSync('.next', { recursive: true, encoding: 'utf8' }).filter((name) => !name.includes('turbopack'))
    .length

test('searches and made-up addresses write no files', async ({ request, at }) => {
  await request.get(at('/chalets?page=1'))
  const before = filesOfNext()
  for (let n = 0; n < 120; n += 4) {
    const requested = [
      `search?q=${n}&page=1`,
      `chalets?priceMin=${n + 1}&page=1`,
      `chalets/nothing-${n}`,
      `page-${n}`,
    ]
    for (const path of requested) expect((await request.get(at(`/${path}`))).status()).toBeLessThan(500)
  }
  expect(filesOfNext()).toBe(before)
})

/** The status and the `Retry-After` of a plain GET; sockets of our own, because many must be open at once. */
function headOf(origin: URL, path: string, address: string): Promise<{ status: number; retryAfter: number }> {
  return new Promise((resolve, reject) => {
    let head = ''
    const socket = connect(Number(origin.port), origin.hostname, () =>
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: ${origin.host}\r\nX-Forwarded-For: ${address}\r\nConnection: close\r\n\r\n`,
      ),
    )
    socket.on('data', (part) => {
      if (!head.includes('\r\n\r\n')) head += part.toString('latin1')
    })
    socket.on('error', reject)
    socket.on('close', () =>
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]),
        retryAfter: Number(/^retry-after: (\d+)/im.exec(head)?.[1] ?? 0),
      }),
    )
  })
}

test('an address that requests ever new pages is limited with a Retry-After, and others are served', async ({
  request,
  baseURL,
  at,
}) => {
  await request.get(at('/'))
  const origin = new URL(baseURL ?? '')
  const flood = Array.from({ length: 200 }, (_, n) =>
    headOf(origin, at(`/search?q=flood-${n}&page=1`), '10.200.0.1'),
  )
  expect((await request.get(at('/'))).status()).toBe(200)
  expect((await request.get(at('/search?q=one-visitor&page=1'))).status()).toBe(200)
  const answers = await Promise.all(flood)
  expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.every(({ retryAfter }) => retryAfter > 0)).toBe(true)
})
