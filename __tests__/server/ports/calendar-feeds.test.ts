import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { httpsCalendarFeeds, isFeedAddress, isPublicAddress } from '@/server/ports/calendar-feeds'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** The reader with its real checks; only the last step, the connection itself, goes to a server of this test. */
async function readerOf(listener: RequestListener, timeoutMs = 5000) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const open = (url: URL, { signal }: { signal: AbortSignal }) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path: url.pathname, signal }, resolve).on('error', reject)
    })
  return httpsCalendarFeeds({ open, timeoutMs })
}

const answersWith = (addresses: string[]): LookupFunction =>
  ((_host: string, _options: object, callback: (error: null, found: object) => void) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as LookupFunction

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'not an address',
])('%s is not a public address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  'http://example.com/a.ics',
  'https://example.com:8443/a.ics',
  'https://user:secret@example.com/a.ics',
  'https://localhost/a.ics',
  'https://router/a.ics',
  'https://2130706433/a.ics',
  'https://0x7f.1/a.ics',
  'https://[::1]/a.ics',
  'file:///etc/passwd',
  'nothing',
])('%s is refused before any connection', async (address) => {
  expect(isFeedAddress(address)).toBe(false)
  await expect(httpsCalendarFeeds().read(address)).rejects.toMatchObject({ problem: 'address' })
})

test.each([[['127.0.0.1']], [['8.8.8.8', '10.0.0.1']], [['::ffff:10.0.0.1']], [[]]])(
  'a name that resolves to %j is refused',
  async (addresses) => {
    const feeds = httpsCalendarFeeds({ lookup: answersWith(addresses) })
    await expect(feeds.read('https://calendar.example.com/a.ics')).rejects.toMatchObject({
      problem: 'address',
    })
  },
)

test('a name that is not found is a problem of the calendar, not of the api', async () => {
  const notFound = ((_host: string, _options: object, callback: (error: Error) => void) =>
    setImmediate(callback, new Error('getaddrinfo ENOTFOUND'))) as unknown as LookupFunction
  await expect(
    httpsCalendarFeeds({ lookup: notFound }).read('https://calendar.invalid/a.ics'),
  ).rejects.toMatchObject({ problem: 'unreachable' })
})

test('a redirect to an address inside is refused, one to a public name is followed', async () => {
  const reader = await readerOf((request, response) => {
    const to = {
      '/inside': 'https://169.254.169.254/meta',
      '/plain': 'http://example.com/x',
      '/moved': '/b.ics',
    }
    const location = to[request.url as keyof typeof to]
    response.writeHead(location ? 302 : 200, location ? { location } : {}).end('BEGIN:VCALENDAR\r\n')
  })
  for (const path of ['inside', 'plain']) {
    await expect(reader.read(`https://example.com/${path}`)).rejects.toMatchObject({ problem: 'address' })
  }
  expect(await reader.read('https://example.com/moved')).toBe('BEGIN:VCALENDAR\r\n')
})

test('redirects without end, failures, and silence end the reading', async () => {
  const loop = await readerOf((_request, response) => {
    response.writeHead(302, { location: '/again' }).end()
  })
  await expect(loop.read('https://example.com/a')).rejects.toMatchObject({ problem: 'unreachable' })
  const silent = await readerOf(() => undefined, 50)
  await expect(silent.read('https://example.com/a')).rejects.toMatchObject({ problem: 'too_slow' })
})

test('a body of more than a megabyte is not read to its end', async () => {
  const huge = await readerOf((_request, response) => {
    response.write(Buffer.alloc(700_000))
    response.end(Buffer.alloc(700_000))
  })
  await expect(huge.read('https://example.com/a')).rejects.toMatchObject({ problem: 'too_large' })
})
