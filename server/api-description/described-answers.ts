import { CONTRACT } from '@/lib/contract/contract'
import type { JsonSchema } from '@/lib/contract/json-schema'
import { withPayloadFields } from '@/lib/contract/listing-fields'
import type { Access, Route } from '@/lib/contract/route'
import { isJsonAnswer } from '@/lib/contract/schema'
import { ERROR_CODES, type ErrorCode } from '@/lib/domain/issues'
import { LISTING_TYPES } from '@/lib/domain/listing/listing-types'
import { pathOnWire } from '@/lib/domain/wire-names'
import { STATUSES } from '@/server/plugins/error-statuses'
import { isOfConsole } from '@/server/policy/route-policy'
import { sampleOf } from './sample'
import schemas from './schemas.json'
import { withComponents } from './with-components'

interface DescribedAnswer {
  status: number
  mediaType?: string | string[]
  schema?: JsonSchema
}

export interface DescribedRoute {
  method: string
  /** with `:name` for a parameter, without `/api/v1` */
  url: string
  access: Access
}

const WRITTEN: { readonly [route: string]: DescribedAnswer } = schemas.answers
const ERROR_DATA: { readonly [code: string]: JsonSchema } = schemas.errorData
const COMPONENTS: { readonly [name: string]: JsonSchema } = schemas.components

/** Their types leave the fields of the listing types open. */
const LISTING_COMPONENTS = ['ListingWire', 'EditableListingWire']

const CONTRACT_COMPONENTS: Record<string, JsonSchema> = {}
const ROUTES = new Map(
  Object.entries<Route>(CONTRACT).map(([name, route]) => {
    const [method = '', path = ''] = name.split(' ')
    return [`${method} ${pathOnWire(path)}`, { ...route, schema: schemaOf(route) }]
  }),
)

function schemaOf({ answer }: Route): JsonSchema | undefined {
  return isJsonAnswer(answer) ? withComponents(answer, CONTRACT_COMPONENTS) : undefined
}

function answerOfRoute({ status, answer, schema }: Route & { schema?: JsonSchema }): DescribedAnswer {
  if (!answer) return { status: 204 }
  if (schema) return { status: status ?? 200, mediaType: 'application/json', schema }
  return { status: 200, mediaType: 'mediaType' in answer ? [answer.mediaType].flat() : [] }
}

/** The value of the contract, null for a route that has none yet. */
export const routeOf = (route: Pick<DescribedRoute, 'method' | 'url'>) => ROUTES.get(nameOf(route)) ?? null

function nameOf({ method, url }: Pick<DescribedRoute, 'method' | 'url'>): string {
  const segments = LISTING_TYPES.map(({ segment }) => segment).join('|')
  return `${method} ${url.replace(new RegExp(`^/(${segments})(?=/|$)`), '/:type')}`
}

/** How a route answers when it succeeds; null for a route that has neither a value in the contract nor a row in `answers/`. */
export function answerOf(described: Pick<DescribedRoute, 'method' | 'url'>): DescribedAnswer | null {
  if (described.url.endsWith('.csv')) return { status: 200, mediaType: 'text/csv' }
  const route = routeOf(described)
  return route ? answerOfRoute(route) : (WRITTEN[nameOf(described)] ?? null)
}

const OF_EVERY_ROUTE = [400, 404, 429, 500, 503]
const OF_A_CHANGE = [401, 403, 409, 413, 415, 422, 507]

/** The statuses of the errors of a route. A console that is closed to the caller answers 404. */
export function errorStatusesOf({ method, url, access }: DescribedRoute): number[] {
  const isChange = method !== 'GET'
  return [
    ...OF_EVERY_ROUTE,
    ...(access === 'public' || isOfConsole(access) ? [] : [401, 403]),
    ...(access === 'admin' ? [403] : []),
    ...(isChange ? OF_A_CHANGE : url.includes(':') ? [403, 409, 422] : []),
  ].filter((one, i, all) => all.indexOf(one) === i)
}

export const codesOf = (status: number): ErrorCode[] =>
  ERROR_CODES.filter((code) => STATUSES[code] === status)

export const ERROR_STATUSES = [...new Set(Object.values(STATUSES))].sort((one, other) => one - other)

/** The components of all answers: types of the wire, and one schema for the errors of each status. */
export function answerComponents(): Record<string, JsonSchema> {
  const errors = ERROR_STATUSES.map((status) => [`Error${status}`, errorSchema(codesOf(status))])
  const listings = LISTING_COMPONENTS.map((name) => [name, withPayloadFields(COMPONENTS[name] ?? {})])
  return {
    ...COMPONENTS,
    ...CONTRACT_COMPONENTS,
    Issue: ISSUE,
    ...Object.fromEntries([...listings, ...errors]),
  }
}

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

function errorSchema(codes: readonly ErrorCode[]): JsonSchema {
  const plain = codes.filter((code) => !ERROR_DATA[code])
  const withData = codes.flatMap((code) => variantsOf(ERROR_DATA[code]).map((data) => errorOf([code], data)))
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
  const [data] = variantsOf(ERROR_DATA[code])
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
