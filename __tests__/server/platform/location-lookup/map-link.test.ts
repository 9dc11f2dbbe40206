import { appForTests } from '@/__tests__/server/support/test-app'
import { aGuest, aHost } from '@/__tests__/server/support/users'

const follow = jest.fn<Promise<string | null>, [string]>()
const api = appForTests({}, null, () => ({ mapLinks: { follow } }))

const SHORT = 'https://maps.app.goo.gl/AbCd12'
const pathOf = (url: string) => `/services/place/link?url=${encodeURIComponent(url)}`

beforeEach(() => follow.mockReset())

test.each([
  [
    'https://www.google.com/maps/place/Palm/@1,2,17z/data=!3d21.5433!4d39.1728',
    { latitude: 21.5433, longitude: 39.1728 },
  ],
  [
    `https://consent.google.com/m?continue=${encodeURIComponent('https://www.google.com/maps/@21.5433,39.1728,17z')}`,
    { latitude: 21.5433, longitude: 39.1728 },
  ],
  ['https://www.google.com/maps/place/Palm', null],
  [null, null],
])('a short address redirected to %s is the point %j', async (address, point) => {
  follow.mockResolvedValue(address)
  const { status, body } = await api.call('GET', pathOf(SHORT), { as: await aHost(api) })
  expect([status, body]).toEqual([200, { point }])
  expect(follow).toHaveBeenCalledWith(SHORT)
})

test('a service of maps that fails finds no point', async () => {
  follow.mockRejectedValue(new Error('ETIMEDOUT'))
  const { status, body } = await api.call('GET', pathOf(SHORT), { as: await aHost(api) })
  expect([status, body]).toEqual([200, { point: null }])
})

test('only vendors may have an address followed, and only short ones of Google Maps', async () => {
  expect((await api.call('GET', pathOf(SHORT), { as: await aGuest(api) })).status).toBe(403)
  const host = await aHost(api)
  for (const url of ['https://goo.gl/AbCd', 'https://evil.test/maps', 'http://maps.app.goo.gl/x', 'x', ''])
    expect((await api.call('GET', pathOf(url), { as: host })).body.code).toBe('bad_request')
  expect(follow).not.toHaveBeenCalled()
})
