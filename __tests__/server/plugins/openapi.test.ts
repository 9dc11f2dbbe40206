import { createConfig, lintFromString } from '@redocly/openapi-core'
import Ajv2020 from 'ajv/dist/2020'
import { CONTRACT } from '@/lib/contract/contract'
import type { JsonSchema } from '@/lib/contract/json-schema'
import { ACCESS, type Access } from '@/lib/contract/route'
import { ERROR_CODES } from '@/lib/domain/issues'
import { pathOnWire } from '@/lib/domain/wire-names'
import { STATUSES } from '@/server/plugins/error-statuses'
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
  expect(operations(body.paths)).toEqual(routesOf(['public', 'user', 'applicant', 'vendor']))
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

interface Operation {
  operationId: string
  summary: string
  tags: string[]
  parameters?: { name: string; schema?: JsonSchema }[]
  requestBody?: {
    content: Record<string, { schema: JsonSchema; examples?: Record<string, { value: unknown }> }>
  }
  responses: Record<string, { content?: Record<string, { schema?: JsonSchema }> }>
}

async function allOperations(): Promise<[string, Operation][]> {
  const { body } = await api.call('GET', '/admin/openapi.json', { as: await anAdmin(api) })
  return Object.entries(body.paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]): [string, Operation] => [`${method} ${path}`, one]),
  )
}

test('every route is described with its success, its errors and the shape of each JSON answer', async () => {
  const bare = (await allOperations()).filter(([, { responses }]) => {
    const [success, ...others] = Object.entries(responses).filter(([status]) => Number(status) < 300)
    const json = success?.[1].content?.['application/json']
    return !success || others.length > 0 || (json && !json.schema) || !responses['500'] || !responses['429']
  })
  expect(bare.map(([name]) => name)).toEqual([])
})

test('every route of the contract is served, those of the sandbox where it is the provider', () => {
  const served = new Set(
    api.app.routeEntries.map(({ method, url }) => `${method} ${url.replace('/api/v1', '')}`),
  )
  const names = Object.keys(CONTRACT).filter((name) => !name.includes('/payments/sandbox/'))
  expect(names.filter((name) => !served.has(pathOnWire(name)))).toEqual([])
})

test('every route has a name of its own, a summary, and one tag that is described', async () => {
  const { body } = await api.call('GET', '/admin/openapi.json', { as: await anAdmin(api) })
  const all = await allOperations()
  const ids = all.map(([, { operationId }]) => operationId)
  expect(new Set(ids).size).toBe(all.length)
  expect(ids.filter((id) => !/^(get|post|put|patch|delete)[A-Z][A-Za-z0-9]+$/.test(id))).toEqual([])
  expect(all.filter(([, { summary }]) => !/^[A-Z][a-z0-9 ]+: [a-z0-9 ]+$/.test(summary))).toEqual([])
  const tags = body.tags.map(({ name }: { name: string }) => name)
  expect(tags.toSorted()).toEqual([...new Set(all.flatMap(([, one]) => one.tags))].toSorted())
  expect(all.filter(([, one]) => one.tags.length !== 1).map(([name]) => name)).toEqual([])
  const [, cancel] = all.find(([name]) => name === 'post /api/v1/bookings/{id}/cancel') ?? []
  expect(cancel).toMatchObject({
    operationId: 'postBookingsByIdCancel',
    summary: 'Bookings: cancel',
    tags: ['Bookings'],
  })
})

test('Redocly finds nothing in the description, with the console and without', async () => {
  // Two paths of the specification may mean one call: `services/details/{id}` and `services/{id}/quote`.
  const config = await createConfig({ extends: ['recommended'], rules: { 'no-ambiguous-paths': 'off' } })
  const admin = await anAdmin(api)
  for (const path of ['/openapi.json', '/admin/openapi.json']) {
    const { body } = await api.call('GET', path, { as: admin })
    const problems = await lintFromString({ source: JSON.stringify(body), absoluteRef: path, config })
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
  }
})

test('every example of an error is valid against the schema of its answer', async () => {
  const { body } = await api.call('GET', '/admin/openapi.json', { as: await anAdmin(api) })
  const ajv = new Ajv2020({ strict: false }).addSchema({ $id: 'api', components: body.components })
  const responses = Object.entries<{
    content: Record<string, { schema: object; examples: Record<string, object> }>
  }>(body.components.responses)
  const wrong = responses.flatMap(([name, { content }]) => {
    const { schema, examples = {} } = content['application/json'] ?? {}
    const isValid = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')))
    expect(Object.keys(examples).length).toBeGreaterThan(0)
    return Object.keys(examples)
      .filter((one) => !isValid(body.components.examples[one].value))
      .map((one) => `${name} ${one}`)
  })
  expect(wrong).toEqual([])
})

test('examples of bodies are valid, in both languages', async () => {
  const ajv = new Ajv2020({ strict: false })
  const withExamples = (await allOperations()).flatMap(([name, { requestBody }]) => {
    const { schema, examples } = requestBody?.content['application/json'] ?? {}
    return schema && examples ? [{ name, schema, examples }] : []
  })
  expect(withExamples.length).toBeGreaterThanOrEqual(10)
  for (const { name, schema, examples } of withExamples) {
    expect([name, Object.keys(examples)]).toEqual([name, ['ar', 'en']])
    const isValid = ajv.compile(schema)
    const wrong = Object.values(examples).filter(({ value }) => !isValid(value))
    expect([name, wrong, isValid.errors]).toEqual([name, [], null])
  }
})

test('the description lists each error code with its status and its sentence in both languages', async () => {
  const { body } = await api.call('GET', '/openapi.json')
  const rows = body.info.description.split('\n').filter((line: string) => /^\| \d/.test(line))
  expect(rows).toHaveLength(ERROR_CODES.length)
  expect(
    rows.filter((row: string) => /\| [^|]*[a-z][^|]* \| [^|]*[\u0600-\u06ff][^|]* \|$/i.test(row)),
  ).toEqual(rows)
  const { dates_unavailable_ar, dates_unavailable_en } = body.components.examples
  expect(dates_unavailable_ar.value.message).toMatch(/[\u0600-\u06ff]/)
  expect(dates_unavailable_en.value.message).toMatch(/^[A-Z]/)
  expect(STATUSES.dates_unavailable).toBe(409)
})

test('the page of the description is served with its own files only', async () => {
  const { status, headers, body } = await api.call('GET', '/docs')
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(headers['content-security-policy']).toContain("script-src 'self';")
  const files = [...body.matchAll(/(?:src|href)="(docs\/[^"]+)"/g)].map(([, address]) => address)
  expect(files).toHaveLength(3)
  for (const file of files) {
    const answer = await api.call('GET', `/${file}`, { headers: { 'accept-encoding': 'br' } })
    expect([file, answer.status, answer.headers['cache-control']]).toEqual([
      file,
      200,
      'public, max-age=86400',
    ])
  }
  expect((await api.call('GET', '/docs/package.json')).status).toBe(404)
})
