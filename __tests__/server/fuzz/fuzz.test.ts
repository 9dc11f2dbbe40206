import { randomUUID } from 'node:crypto'
import Ajv2020 from 'ajv/dist/2020'
import type { JsonSchema } from '@/lib/contract/json-schema'
import { aBookingAt } from '../support/bookings'
import { aConversation } from '../support/conversations'
import { appForTests } from '../support/test-app'
import { aGuest, aHost, anAdmin, type TestUser } from '../support/users'
import { oneOf, randomSource, valueNear } from './random-values'

/** Bodies a route; `npm run fuzz` tries 500. */
const TRIES = Number(process.env.FUZZ_TRIES ?? 2)
const SEED = Number(process.env.FUZZ_SEED ?? 1)
/** A pattern of the paths to call; all without. */
const ONLY = new RegExp(process.env.FUZZ_ONLY ?? '')
const TRIES_A_SCENE = 50
const A_ROUTE_MS = 20
const NASTY_IDS = ['none', '%00', '..%2f..', "'%20or%201=1", '%f0%9f%95%8c', 'x'.repeat(150)]

/** Traces of the inside: frames of a stack, statements, places of files, names of our parts. */
const INSIDE =
  /\bat [\w.<>]+ \(|node_modules|\b(?:select|insert into|update|delete from) .*(?:"|\bfrom\b|\bset\b)|SQLSTATE|violates|drizzle|pglite|ECONN|\/(?:home|usr|var|work|tmp)\//i

interface Parameter {
  in: string
  name: string
  required?: boolean
  schema: JsonSchema
}
interface Operation {
  description?: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: JsonSchema } | undefined> }
}
type Paths = Record<string, Record<string, Operation>>

const api = appForTests()

interface Scene {
  ids: Record<string, string[]>
  users: { admin: TestUser; guest: TestUser; host: TestUser }
}

/** Records whose ids take part, so that calls get past the first look-up. */
async function aScene(): Promise<Scene> {
  const { booking, guest, host, serviceId } = await aBookingAt(api)
  const { id: conversation } = await aConversation(api)
  return {
    ids: { bookings: [booking._id], services: [serviceId], conversations: [conversation], users: [guest.id] },
    users: { admin: await anAdmin(api), guest, host },
  }
}

async function aCaller(
  description: string,
  { users }: Scene,
  random: () => number,
): Promise<TestUser | undefined> {
  if (description === 'For: admin' || description === 'For: anyAdmin') return users.admin
  if (description === 'For: vendor' || description === 'For: applicant')
    return random() < 0.5 ? users.host : aHost(api)
  return description === 'For: user' ? (random() < 0.5 ? users.guest : aGuest(api)) : undefined
}

function addressOf(path: string, query: Record<string, unknown>, scene: Scene, random: () => number): string {
  const [, , , , noun = ''] = path.replace('/admin/', '/x/').replace('/vender/', '/x/').split('/')
  const known = Object.entries(scene.ids).flatMap(([name, ids]) =>
    path.includes(`/${name}/`) || noun === name ? ids : [],
  )
  const place = path.replace(/\{\w+\}/g, () => oneOf(random, [...known, ...known, ...known, ...NASTY_IDS]))
  const pairs = Object.entries(query).map(([name, value]) => `${encodeURIComponent(name)}=${encoded(value)}`)
  return pairs.length > 0 ? `${place}?${pairs.join('&')}` : place
}

/** Half a character has no encoding. */
const encoded = (value: unknown) => encodeURIComponent(String(value).replace(/\p{Cs}/gu, ''))

/** The body is written here: the caller would not send one that is false, 0 or null. */
const headersFor = (body: unknown): Record<string, string> => ({
  'idempotency-key': randomUUID(),
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
})

function queryNear(parameters: Parameter[], random: () => number): Record<string, unknown> {
  const own = parameters.filter((one) => one.in === 'query')
  const properties = Object.fromEntries(own.map(({ name, schema }) => [name, schema]))
  const required = own.filter((one) => one.required).map(({ name }) => name)
  const value = valueNear({ type: 'object', properties, required }, random)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

test(
  'random calls near the description: no failure of ours, nothing invalid accepted, nothing of the inside shown',
  async () => {
    const description = await api.call('GET', '/admin/openapi.json', { as: await anAdmin(api) })
    const operations = Object.entries(description.body.paths as Paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        path,
        method: method.toUpperCase(),
        operation,
      })),
    )
    expect(operations.length).toBeGreaterThan(250)
    const chosen = [...operations.entries()].filter(([, { path }]) => ONLY.test(path))
    const ajv = new Ajv2020({ strict: false })
    let scene = await aScene()
    const found: string[] = []
    const succeeded = new Set<string>()
    for (const [number, { path, method, operation }] of chosen) {
      const random = randomSource(SEED * 1000 + number)
      const body = operation.requestBody?.content['application/json']?.schema
      const isValid = ajv.compile(body ?? { type: 'object', additionalProperties: false })
      for (let i = 0; i < TRIES; i += 1) {
        // A call that succeeds may close the account or the booking of the others.
        if (i > 0 && i % TRIES_A_SCENE === 0) scene = await aScene()
        const value = method === 'GET' ? undefined : valueNear(body ?? { type: 'object' }, random)
        const query = queryNear(operation.parameters ?? [], random)
        const url = addressOf(path, query, scene, random)
        const as = await aCaller(operation.description ?? '', scene, random)
        const answer = await api
          .call(method, url, { as, body: JSON.stringify(value), headers: headersFor(value) })
          .catch((error: Error) => ({ status: 500, body: error.message }))
        const call = `${method} ${url} ${JSON.stringify(value)?.slice(0, 300)}`
        if (answer.status < 300) succeeded.add(`${method} ${path}`)
        if (answer.status >= 500)
          found.push(`${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}: ${call}`)
        if (answer.status < 300 && value !== undefined && !isValid(value))
          found.push(`accepted: ${call} ${ajv.errorsText(isValid.errors)}`)
        if (answer.status >= 400 && INSIDE.test(JSON.stringify(answer.body)))
          found.push(`inside: ${call} ${JSON.stringify(answer.body).slice(0, 300)}`)
      }
    }
    expect(found).toEqual([])
    // Calls that are all refused would prove little.
    expect(succeeded.size).toBeGreaterThanOrEqual(Math.floor(chosen.length / 6))
  },
  600_000 + TRIES * 300 * A_ROUTE_MS,
)
