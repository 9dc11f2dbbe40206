import { gunzipSync } from 'node:zlib'
import { createRecentRequests } from '@/gateway/document/recent-requests'
import { PAGE_CACHE } from '@/gateway/limits'
import { createPageCache } from '@/gateway/page-cache/page-cache'
import { limitRepeated } from '@/lib/telemetry/repeated'
import { runGateway } from './running-gateway'

const NEW_ADDRESSES = 500

const bodyOf = (text: string) => {
  const one = Buffer.from(text)
  return { identity: one, br: one, gzip: one }
}

function fill(cache: ReturnType<typeof createPageCache>, count: number): void {
  for (let i = 0; i < count; i++)
    cache.set(`/search?page=${i}`, { digest: String(i), headers: {} }, bodyOf('x'.repeat(100)), 60)
}

afterEach(() => jest.useRealTimers())

test('ever new pages take no more memory than the cache may have, in entries and in bytes', () => {
  const few = createPageCache({ maxEntries: 10, maxBytes: 1_000_000 })
  fill(few, NEW_ADDRESSES)
  expect(few.size).toBe(10)
  const small = createPageCache({ maxEntries: 1000, maxBytes: 3000 })
  fill(small, NEW_ADDRESSES)
  expect(small.bytes).toBe(3000)
  expect(small.get(`/search?page=${NEW_ADDRESSES - 1}`)).not.toBeNull()
  expect(small.get('/search?page=0')).toBeNull()
})

test('pages that are not requested again leave the memory by themselves', () => {
  jest.useFakeTimers()
  const cache = createPageCache()
  fill(cache, NEW_ADDRESSES)
  expect([cache.size, cache.bytes]).toEqual([NEW_ADDRESSES, 300 * NEW_ADDRESSES])
  jest.advanceTimersByTime(PAGE_CACHE.maxAgeMs + PAGE_CACHE.purgeMs)
  expect([cache.size, cache.bytes]).toEqual([0, 300 * NEW_ADDRESSES])
  jest.advanceTimersByTime(PAGE_CACHE.bodyMs + PAGE_CACHE.purgeMs)
  expect([cache.size, cache.bytes]).toEqual([0, 0])
})

test('ever new visitors are counted for the latest of them alone', () => {
  const counts = createRecentRequests({ halfLifeMs: 30_000, maxAddresses: 10, now: () => 0 })
  for (let i = 0; i < NEW_ADDRESSES; i++) counts.add(`10.0.0.${i}`)
  expect(counts.of('10.0.0.0')).toBe(0)
  expect(counts.of(`10.0.0.${NEW_ADDRESSES - 11}`)).toBe(0)
  expect(counts.of(`10.0.0.${NEW_ADDRESSES - 10}`)).toBe(1)
})

test('ever new errors are counted for the latest of them alone', () => {
  const admit = limitRepeated(() => 0)
  expect(admit('first')).toEqual({ leftOut: 0 })
  expect(admit('first')).toBeNull()
  for (let i = 0; i < NEW_ADDRESSES; i++) admit(`error ${i}`)
  // Forgotten, with what was left out of it.
  expect(admit('first')).toEqual({ leftOut: 0 })
  expect(admit(`error ${NEW_ADDRESSES - 1}`)).toBeNull()
})

test('a long compressed answer that waits for its reader many times adds one listener, not one a wait', async () => {
  const warnings: string[] = []
  const note = ({ message }: Error) => warnings.push(message)
  process.on('warning', note)
  const parts = Array.from({ length: 40 }, (_, i) => `${i} `.repeat(20_000))
  const gateway = await runGateway((_req, res) => {
    res.setHeader('content-type', 'text/x-component')
    for (const part of parts) res.write(part)
    res.end()
  })
  const answer = await gateway.get('/search', { rsc: '1', 'accept-encoding': 'gzip' })
  await gateway.close()
  process.off('warning', note)
  expect(answer.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(answer.body).toString()).toBe(parts.join(''))
  expect(warnings).toEqual([])
})
