import type { JsonSchema } from '@/lib/contract/json-schema'
import type { Access } from '@/lib/contract/route'
import type { ErrorCode } from '@/lib/domain/issues'
import type { Translations } from '@/server/i18n'
import {
  answerComponents,
  answerOf,
  type DescribedRoute,
  errorSchema,
  errorsOf,
  routeOf,
} from './described-answers'
import { errorExamples, exampleNamesOf } from './guide-text'

const PREFIX = '/api/v1'
const JSON_TYPE = 'application/json'

interface Operation {
  parameters?: object[]
  requestBody?: { content?: { [type: string]: object } }
  responses?: object
  tags?: string[]
}

export interface OpenApiDocument {
  paths?: { [path: string]: { [method: string]: Operation } | undefined }
  tags?: { name: string; description: string }[]
  components?: {
    schemas?: { [name: string]: unknown }
    responses?: { [name: string]: unknown }
    examples?: { [name: string]: unknown }
    [kind: string]: unknown
  }
}

type RouteEntry = Omit<DescribedRoute, 'access'> & { access: Access }

const LANGUAGE = {
  name: 'accept-language',
  in: 'header',
  description: 'The language of sentences; Arabic without it',
  schema: { type: 'string', enum: ['ar', 'en'] },
}

const pictureBody = (field: string, schema: object) => ({
  content: {
    'multipart/form-data': { schema: { type: 'object', properties: { [field]: schema }, required: [field] } },
  },
})
const PICTURE = { type: 'string', format: 'binary' }
const UPLOADS = {
  image: pictureBody('image', PICTURE),
  images: pictureBody('images', { type: 'array', items: PICTURE }),
}

/** The document with the answers of each route, their components, headers and examples. */
export function addAnswers(
  described: object,
  entries: readonly RouteEntry[],
  translations: Translations,
): OpenApiDocument {
  const document = described as OpenApiDocument
  const paths = Object.fromEntries(
    Object.entries(document.paths ?? {}).map(([path, one]) => [path, { ...one }]),
  )
  const refusals = new Map<string, readonly ErrorCode[]>()
  for (const { method, url, access } of entries) {
    const operations = paths[url.replace(/:(\w+)/g, '{$1}')]
    const operation = operations?.[method.toLowerCase()]
    if (operations && operation) {
      const route = { method, url: url.slice(PREFIX.length), access }
      operations[method.toLowerCase()] = completed(operation, route, refusals)
    }
  }
  return {
    ...document,
    paths,
    components: {
      ...document.components,
      schemas: answerComponents() as Record<string, JsonSchema>,
      responses: Object.fromEntries([...refusals].map(([name, codes]) => [name, errorResponse(codes)])),
      examples: errorExamples(translations),
    },
  }
}

/** `refusals` gets the errors of the route, by the names of their components. */
function completed(
  operation: Operation,
  route: DescribedRoute,
  refusals: Map<string, readonly ErrorCode[]>,
): Operation {
  return {
    ...operation,
    parameters: [...(operation.parameters ?? []), LANGUAGE, ...keyParameter(route)],
    ...bodyOf(operation, route),
    responses: responsesOf(route, refusals),
  }
}

/** Of the calls that are done once by key (docs/api.md). */
function keyParameter(route: DescribedRoute): object[] {
  const key = routeOf(route)?.idempotencyKey
  if (!key) return []
  const required = key === 'required'
  const schema = { type: 'string', minLength: 1, maxLength: 200 }
  return [
    {
      name: 'idempotency-key',
      in: 'header',
      required,
      schema,
      description: 'Repeated calls get the first answer',
    },
  ]
}

function bodyOf({ requestBody }: Operation, route: DescribedRoute): Pick<Operation, 'requestBody'> {
  const { upload, example } = routeOf(route) ?? {}
  if (upload) return { requestBody: UPLOADS[upload] }
  const json = requestBody?.content?.[JSON_TYPE]
  if (!json || !example) return requestBody ? { requestBody } : {}
  const named = Object.entries(example).map(([language, value]) => [language, { value }])
  return {
    requestBody: {
      ...requestBody,
      content: { [JSON_TYPE]: { ...json, examples: Object.fromEntries(named) } },
    },
  }
}

function responsesOf(route: DescribedRoute, refusals: Map<string, readonly ErrorCode[]>): object {
  const answer = answerOf(route)
  const errors = [...errorsOf(route)].map(([status, codes]) => {
    const name = codes.join('.')
    refusals.set(name, codes)
    return [status, { $ref: `#/components/responses/${name}` }]
  })
  return Object.fromEntries([...(answer ? [[answer.status, successOf(answer)]] : []), ...errors])
}

function successOf({ mediaType, schema }: NonNullable<ReturnType<typeof answerOf>>): object {
  if (!mediaType) return { description: 'Done' }
  return {
    description: 'Done',
    content: Object.fromEntries([mediaType].flat().map((one) => [one, schema ? { schema } : {}])),
  }
}

function errorResponse(codes: readonly ErrorCode[]): object {
  const examples = codes
    .flatMap(exampleNamesOf)
    .map((name) => [name, { $ref: `#/components/examples/${name}` }])
  return {
    description: codes.join(', '),
    content: { [JSON_TYPE]: { schema: errorSchema(codes), examples: Object.fromEntries(examples) } },
  }
}
