import type { ValidateFunction } from 'ajv'
import Ajv2020 from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import type { FastifyInstance } from 'fastify'
import {
  answerComponents,
  answerOf,
  type DescribedRoute,
  errorSchema,
  errorsOf,
} from '@/server/api-description/described-answers'

const PREFIX = '/api/v1'

interface SentAnswer {
  method: string
  url: string
  status: number
  mediaType: string
  /** null when it is compressed */
  body: string | null
}

/** Loaded once a worker (jest.config.mjs), so that the schema of an answer is compiled once for all its test files. */
const compiled = new Map<string, ValidateFunction>()
let ajv: Ajv2020 | undefined

function validatorOf(name: string, schema: object): ValidateFunction {
  const known = compiled.get(name)
  if (known) return known
  ajv ??= addFormats(new Ajv2020({ strict: false })).addSchema({
    $id: 'api',
    components: { schemas: answerComponents() },
  })
  const made = ajv.compile(withOwnRefs(schema))
  compiled.set(name, made)
  return made
}

/** Checks answers against the description of the api: an unknown or absent field or an undeclared status throws. */
export function answerChecker(app: FastifyInstance): (answer: SentAnswer) => void {
  const routeAt = routeFinder(app)
  return (answer) => {
    const route = answer.method === 'HEAD' ? null : routeAt(answer.method, answer.url)
    if (!route || answer.status === 304) return
    const name = `${route.method} ${route.url}: ${answer.status}`
    const { mediaType, schema } = expectedAnswer(route, answer.status, name)
    if (![mediaType].flat().includes(answer.mediaType))
      throw new Error(`${name} is ${answer.mediaType}, not ${mediaType}`)
    if (!schema || answer.body === null) return
    const isValid = validatorOf(name, schema)
    if (!isValid(JSON.parse(answer.body)))
      throw new Error(`${name} is not as described: ${ajv?.errorsText(isValid.errors, { dataVar: '' })}`)
  }
}

function expectedAnswer(route: DescribedRoute, status: number, name: string) {
  if (status >= 400) {
    const codes = errorsOf(route).get(status)
    if (!codes) throw new Error(`${name} is not described`)
    return { mediaType: 'application/json', schema: errorSchema(codes) }
  }
  const answer = answerOf(route)
  if (!answer) throw new Error(`${name}: give the route an answer in lib/contract`)
  if (answer.status !== status) throw new Error(`${name} is not described, ${answer.status} is`)
  return { mediaType: answer.mediaType ?? '', schema: answer.schema }
}

/** References of a description lead to its components. */
const withOwnRefs = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"api#/components'))

/** The route of a call; of several that match, the one with the earliest fixed parts. */
function routeFinder(app: FastifyInstance) {
  const routes = app.routeEntries
    .filter(({ url }) => url.startsWith(PREFIX))
    .map(({ method, url, access }) => {
      const path = url.slice(PREFIX.length)
      const pattern = path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+?')
      return { route: { method, url: path, access }, pattern: new RegExp(`^${pattern}$`) }
    })
    .sort((one, other) =>
      one.route.url.replaceAll(':', '\uffff') < other.route.url.replaceAll(':', '\uffff') ? -1 : 1,
    )
  return (method: string, url: string): DescribedRoute | null => {
    const path = (url.split('?')[0] ?? '').slice(PREFIX.length)
    return routes.find(({ route, pattern }) => route.method === method && pattern.test(path))?.route ?? null
  }
}
