import { CONTRACT } from '@/lib/contract/contract'
import { ERROR_DATA } from '@/lib/contract/error-data'
import type { JsonSchema } from '@/lib/contract/json-schema'
import type { Access, Route } from '@/lib/contract/route'
import { codesOf } from '@/lib/contract/route-errors'
import { isJsonAnswer } from '@/lib/contract/schema'
import type { ErrorCode } from '@/lib/domain/issues'
import { pathOnWire } from '@/lib/domain/wire-names'
import { STATUSES } from '@/server/plugins/error-statuses'
import { sampleOf } from './sample'
import { withComponents } from './with-components'

const JSON_TYPE = 'application/json'

interface DescribedAnswer {
  status: number
  mediaType?: string | string[]
  schema?: JsonSchema
  /** of a route that is not in the contract */
  errors?: ErrorCode[]
}

export interface DescribedRoute {
  method: string
  /** with `:name` for a parameter, without `/api/v1` */
  url: string
  access: Access
}

/** Of the few routes that are not in the contract: the description itself, and what providers of payments announce. */
const OTHER_ANSWERS: { readonly [route: string]: DescribedAnswer | undefined } = {
  'GET /openapi.json': { status: 200, mediaType: JSON_TYPE, schema: { type: 'object' } },
  'GET /admin/openapi.json': {
    status: 200,
    mediaType: JSON_TYPE,
    schema: { type: 'object' },
    errors: ['role_may_not'],
  },
  'GET /docs': { status: 200, mediaType: 'text/html' },
  'GET /docs/swagger-ui.css': { status: 200, mediaType: 'text/css' },
  'GET /docs/swagger-ui-bundle.js': { status: 200, mediaType: 'text/javascript' },
  'GET /docs/start.js': { status: 200, mediaType: 'text/javascript' },
  'POST /payments/webhooks/:provider': {
    status: 200,
    mediaType: JSON_TYPE,
    schema: { type: 'object', properties: {}, additionalProperties: false },
    errors: ['forbidden'],
  },
}

const COMPONENTS: Record<string, JsonSchema> = {}
const ROUTES = new Map(
  Object.entries<Route>(CONTRACT).map(([name, route]) => {
    const [method = '', path = ''] = name.split(' ')
    return [`${method} ${pathOnWire(path)}`, { ...route, schema: schemaOf(route) }]
  }),
)
const ERRORS = new Map(
  Object.entries(ERROR_DATA).map(([code, data]) => [code, withComponents(data, COMPONENTS)]),
)

function schemaOf({ answer }: Route): JsonSchema | undefined {
  return isJsonAnswer(answer) ? withComponents(answer, COMPONENTS) : undefined
}

function answerOfRoute({ status, answer, schema }: Route & { schema?: JsonSchema }): DescribedAnswer {
  if (!answer) return { status: 204 }
  if (schema) return { status: status ?? 200, mediaType: JSON_TYPE, schema }
  return { status: 200, mediaType: 'mediaType' in answer ? [answer.mediaType].flat() : [] }
}

/** The value of the contract, null for a route outside of it. */
export const routeOf = ({ method, url }: Pick<DescribedRoute, 'method' | 'url'>) =>
  ROUTES.get(`${method} ${url}`) ?? null

/** How a route answers when it succeeds; null for a route that says nothing of it. */
export function answerOf(described: Pick<DescribedRoute, 'method' | 'url'>): DescribedAnswer | null {
  const route = routeOf(described)
  if (route) return answerOfRoute(route)
  const url = described.url.replace(/^(\/payments\/webhooks)\/\w+$/, '$1/:provider')
  return OTHER_ANSWERS[`${described.method} ${url}`] ?? null
}

/** The codes with which a route may refuse, by their status. */
export function errorsOf({ method, url, access }: DescribedRoute): Map<number, ErrorCode[]> {
  const route = routeOf({ method, url }) ?? { access, errors: answerOf({ method, url })?.errors }
  const codes = codesOf(`${method} ${url}`, route)
  const ofStatus = (status: number) => codes.filter((code) => STATUSES[code] === status).toSorted()
  return new Map(codes.map((code) => [STATUSES[code], ofStatus(STATUSES[code])]))
}

/** The components of all answers: types of the wire. */
export const answerComponents = (): Record<string, JsonSchema> => ({ ...COMPONENTS, Issue: ISSUE })

const ISSUE = {
  type: 'object',
  description: 'One broken rule of the input',
  properties: {
    path: { type: 'string', description: 'of the field, its parts divided by dots' },
    code: { type: 'string' },
    params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
    message: { type: 'string', description: 'a sentence in the language of `Accept-Language`' },
  },
  required: ['path', 'code', 'params', 'message'],
  additionalProperties: false,
}

/** An error with one of these codes, and with what each carries. */
export function errorSchema(codes: readonly ErrorCode[]): JsonSchema {
  const plain = codes.filter((code) => !ERRORS.get(code))
  const withData = codes.flatMap((code) => variantsOf(ERRORS.get(code)).map((data) => errorOf([code], data)))
  const variants = [...(plain.length > 0 ? [errorOf(plain)] : []), ...withData]
  return variants.length === 1 && variants[0] ? variants[0] : { anyOf: variants }
}

function errorOf(codes: readonly ErrorCode[], data: JsonSchema = {}): JsonSchema {
  return {
    type: 'object',
    properties: {
      code: { type: 'string', enum: codes },
      message: { type: 'string', description: 'a sentence in the language of `Accept-Language`' },
      issues: { type: 'array', items: { $ref: '#/components/schemas/Issue' } },
      requestId: { type: 'string', description: 'names the call in the log' },
      ...(data['properties'] as object | undefined),
    },
    required: ['code', 'message', 'requestId', ...((data['required'] as string[] | undefined) ?? [])],
    additionalProperties: false,
  }
}

/** An example of what an error carries beside its code and message; empty for one that carries nothing. */
export function errorDataExample(code: ErrorCode): object {
  const [data] = variantsOf(ERRORS.get(code))
  return Object(data ? sampleOf(data, COMPONENTS) : {})
}

/** The object schemas of a schema: its alternatives, and what it refers to. */
function variantsOf(schema: JsonSchema | undefined): JsonSchema[] {
  if (!schema) return []
  if (Array.isArray(schema['anyOf'])) return schema['anyOf'].flatMap(variantsOf)
  const name = String(schema['$ref'] ?? '')
    .split('/')
    .at(-1)
  return name ? variantsOf(COMPONENTS[name]) : [schema]
}
