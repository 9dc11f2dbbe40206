import { googleMapLinks } from '@/server/ports/map-links'

const SHORT = 'https://maps.app.goo.gl/AbCd12'
const PLACE = 'https://www.google.com/maps/place/Palm/@21.54,39.17,17z'

/** What the hosts answer, by address; every other address fails. */
function redirects(leads: Record<string, string | null>) {
  const opened: string[] = []
  const fetch = async (address: string) => {
    opened.push(address)
    if (!(address in leads)) throw new Error(`opened ${address}`)
    const location = leads[address]
    return new Response(null, { status: location ? 302 : 404, headers: location ? { location } : {} })
  }
  return { opened, links: googleMapLinks({ fetch: fetch as unknown as typeof globalThis.fetch }) }
}

test('a short address is followed to the place, which is not opened', async () => {
  const { opened, links } = redirects({ [SHORT]: 'https://goo.gl/maps/x', 'https://goo.gl/maps/x': PLACE })
  expect(await links.follow(SHORT)).toBe(PLACE)
  expect(opened).toEqual([SHORT, 'https://goo.gl/maps/x'])
})

test.each([
  'http://169.254.169.254/latest',
  'https://localhost/x',
  'http://maps.app.goo.gl/x',
  'file:///etc/passwd',
])('a redirect to %s opens nothing there', async (elsewhere) => {
  const { opened, links } = redirects({ [SHORT]: elsewhere })
  expect(await links.follow(SHORT)).toBe(elsewhere)
  expect(opened).toEqual([SHORT])
})

test('an address without a redirect, or one in circles, ends', async () => {
  expect(await redirects({ [SHORT]: null }).links.follow(SHORT)).toBeNull()
  const circle = redirects({ [SHORT]: SHORT })
  expect(await circle.links.follow(SHORT)).toBe(SHORT)
  expect(circle.opened).toHaveLength(3)
})

test('a host that does not answer in time is given up', async () => {
  const never = (_: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  const links = googleMapLinks({ fetch: never as unknown as typeof fetch, timeoutMs: 10 })
  await expect(links.follow(SHORT)).rejects.toThrow()
})
