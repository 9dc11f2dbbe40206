import { appForTests } from '../support/test-app'

const api = appForTests()

test('the description names every route of the API with its inputs, and which of them need a token', async () => {
  const { status, body } = await api.call('GET', '/openapi.json')
  expect([status, body.openapi]).toEqual([200, '3.1.0'])
  const described = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  const routes = api.app.routeEntries
    .filter(({ method, url }) => method !== 'HEAD' && url.startsWith('/api/v1'))
    .map(({ method, url }) => `${method.toLowerCase()} ${url.replace(/:(\w+)/g, '{$1}')}`)
  expect(described.toSorted()).toEqual(routes.toSorted())
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
