import { ACCESS, type Access } from '@/server/plugins/auth'
import { appForTests } from '../support/test-app'
import { anAdmin } from '../support/users'

const api = appForTests()

const operations = (paths: Record<string, object>) =>
  Object.entries(paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))
    .toSorted()

const routesOf = (accesses: readonly Access[]) =>
  api.app.routeEntries
    .filter(({ method, url }) => method !== 'HEAD' && url.startsWith('/api/v1'))
    .filter(({ access }) => accesses.includes(access))
    .map(({ method, url }) => `${method.toLowerCase()} ${url.replace(/:(\w+)/g, '{$1}')}`)
    .toSorted()

test('the description names every route with its inputs, that of the public without the console', async () => {
  const { status, body } = await api.call('GET', '/openapi.json')
  expect([status, body.openapi]).toEqual([200, '3.1.0'])
  expect(operations(body.paths)).toEqual(routesOf(['public', 'user', 'vendor']))
  const whole = await api.call('GET', '/admin/openapi.json', { as: await anAdmin(api) })
  expect(operations(whole.body.paths)).toEqual(routesOf(ACCESS))
})

test('a body is described by the rules that check it', async () => {
  const { body } = await api.call('GET', '/openapi.json')
  const booking = body.paths['/api/v1/bookings'].post
  const schema = booking.requestBody.content['application/json'].schema
  expect(booking.security).toEqual([{ bearer: [] }])
  expect(schema.required).toEqual(expect.arrayContaining(['adults', 'units', 'paymentType', 'serviceId']))
  expect(schema.properties.hours).toEqual({ type: 'integer', minimum: 1, maximum: 12 })
  expect(schema.properties.paymentType.enum).toContain('payAtCheckin')
})
