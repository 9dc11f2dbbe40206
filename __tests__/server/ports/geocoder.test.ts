import { GEOCODING_URL, googleGeocoder } from '@/server/ports/geocoder'

const JEDDAH = { latitude: 21.5433, longitude: 39.1728 }

function google(body: unknown, status = 200) {
  const fetch = jest.fn(async () => new Response(JSON.stringify(body), { status }))
  return { fetch, geocoder: googleGeocoder('a-key', { fetch: fetch as unknown as typeof globalThis.fetch }) }
}

const found = (formatted_address: string) => ({ status: 'OK', results: [{ formatted_address }] })

test('place-reverse: Google is called with the key, the point and the language, and its first address is taken', async () => {
  const { fetch, geocoder } = google(found('7211 Al Rawdah, Jeddah 23433'))
  expect(await geocoder.addressAt(JEDDAH, 'en')).toBe('7211 Al Rawdah, Jeddah 23433')
  const [requested] = fetch.mock.calls[0] as unknown as [string]
  const url = new URL(requested)
  expect(url.origin + url.pathname).toBe(GEOCODING_URL)
  expect(Object.fromEntries(url.searchParams)).toEqual({
    latlng: '21.5433,39.1728',
    language: 'en',
    region: 'sa',
    key: 'a-key',
  })
})

test('a plus code is removed, and no result is no address', async () => {
  expect(await google(found('G5VF+8Q، جدة')).geocoder.addressAt(JEDDAH, 'ar')).toBe('جدة')
  expect(await google({ status: 'ZERO_RESULTS' }).geocoder.addressAt(JEDDAH, 'ar')).toBeNull()
})

test.each([
  [{ status: 'REQUEST_DENIED' }, 200],
  [{}, 500],
])('place-reverse: %j with %i is a failure for the caller to log', async (body, status) => {
  await expect(google(body, status).geocoder.addressAt(JEDDAH, 'en')).rejects.toThrow('geocoding answered')
})

test('a geocoder that does not answer in time is given up', async () => {
  const never = (_: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  const geocoder = googleGeocoder('a-key', { fetch: never as unknown as typeof fetch, timeoutMs: 10 })
  await expect(geocoder.addressAt(JEDDAH, 'en')).rejects.toThrow()
})
