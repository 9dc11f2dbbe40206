import swagger from '@fastify/swagger'
import type { FastifyContextConfig, FastifyInstance, FastifySchema } from 'fastify'
import type { Schema } from 'yup'
import { jsonSchemaOf } from '@/lib/contract/json-schema'
import { isOfConsole } from '@/lib/contract/route'
import { KEY_PREFIX, KEY_SCOPES } from '@/lib/domain/api-keys/api-key'
import { addAnswers, type OpenApiDocument } from '@/server/api-description/add-answers'
import { guideText } from '@/server/api-description/guide-text'
import { nameOperation, TAGS } from '@/server/api-description/operations'
import type { Config } from '@/server/config'
import type { Translations } from '@/server/i18n'
import { docsPageRoutes } from './docs-page'

const PREFIX = '/api/v1'
const PARTS = ['body', 'querystring', 'params'] as const
const BEARER = 'bearer'
const API_KEY = 'apiKey'

/** Describes the API from its routes, their yup schemas and the types of their answers. Call it before any route. */
export async function describeApi(
  app: FastifyInstance,
  { config, translations }: { config: Config; translations: Translations },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        ...{ title: 'Diyar API', version: '1', description: guideText(translations) },
        contact: { name: 'Diyar', url: `${config.publicOrigin}/contact` },
        license: { name: 'Terms of Diyar', url: `${config.publicOrigin}/term-conditions` },
      },
      servers: [{ url: '/' }, { url: config.apiOrigin }],
      tags: Object.entries(TAGS).map(([name, { description }]) => ({ name, description })),
      components: {
        securitySchemes: {
          [BEARER]: { type: 'http', scheme: 'bearer', description: 'The token of a session' },
          [API_KEY]: {
            type: 'http',
            scheme: 'bearer',
            description: `A vendor's API key, \`${KEY_PREFIX}…\`, with one of the scopes that the call names: ${KEY_SCOPES.join(', ')}`,
          },
        },
      },
    },
    transform: ({ schema, url, route }) => ({
      url,
      schema: describedRoute(schema, url, route),
    }),
  })
}

/** GET /openapi.json without the console, which has a description of everything; each is made once. */
export function addOpenApiRoutes(app: FastifyInstance, translations: Translations): void {
  let shown: object | undefined
  let whole: OpenApiDocument | undefined
  const makeWhole = () => {
    whole ??= withUsedParts(addAnswers(app.swagger(), app.routeEntries, translations))
    return whole
  }
  app.get('/openapi.json', { config: { access: 'public', cacheSeconds: 60 } }, async () => {
    shown ??= withoutConsole(app, makeWhole())
    return shown
  })
  app.get('/admin/openapi.json', { config: { access: 'admin', area: 'system' } }, async () => makeWhole())
  docsPageRoutes(app)
}

function withoutConsole(app: FastifyInstance, { paths = {}, ...rest }: OpenApiDocument): object {
  const hidden = new Set(
    app.routeEntries
      .filter(({ access }) => isOfConsole(access))
      .map(({ method, url }) => `${method.toLowerCase()} ${url.replace(/:(\w+)/g, '{$1}')}`),
  )
  const shown = Object.entries(paths).flatMap(([path, methods]) => {
    const left = Object.entries(methods ?? {}).filter(([method]) => !hidden.has(`${method} ${path}`))
    return left.length > 0 ? [[path, Object.fromEntries(left)]] : []
  })
  return withUsedParts({ ...rest, paths: Object.fromEntries(shown) })
}

/** Without the components and tags that no path leads to. */
function withUsedParts(document: OpenApiDocument): OpenApiDocument {
  const { schemas = {}, responses = {}, examples = {}, ...rest } = document.components ?? {}
  const parts: Record<string, Record<string, unknown>> = { schemas, responses, examples }
  const used = new Set<string>()
  const visit = (part: unknown) => {
    for (const [, kind = '', name = ''] of JSON.stringify(part).matchAll(
      /"#\/components\/(\w+)\/([^"]+)"/g,
    )) {
      if (used.has(`${kind}/${name}`)) continue
      used.add(`${kind}/${name}`)
      visit(parts[kind]?.[name])
    }
  }
  visit(document.paths)
  const left = Object.entries(parts).map(([kind, all]) => [
    kind,
    Object.fromEntries(Object.entries(all).filter(([name]) => used.has(`${kind}/${name}`))),
  ])
  const operations = Object.values(document.paths ?? {}).flatMap((one) => Object.values(one ?? {}))
  const tags = new Set(operations.flatMap((one) => one.tags ?? []))
  return {
    ...document,
    tags: document.tags?.filter(({ name }) => tags.has(name)),
    components: { ...rest, ...Object.fromEntries(left) },
  }
}

interface DescribedRoute {
  method: string | string[]
  config?: FastifyContextConfig
}

function describedRoute(
  schema: FastifySchema,
  url: string,
  { method, config: { access = 'public', keyScopes } = {} }: DescribedRoute,
): FastifySchema {
  if (!url.startsWith(PREFIX)) return { hide: true }
  const parts = PARTS.flatMap((part) => {
    const yup = schema?.[part] as Schema<unknown> | undefined
    return yup ? [[part, jsonSchemaOf(yup)]] : []
  })
  const bearer = access === 'public' ? [] : [{ [BEARER]: [] }]
  return {
    ...Object.fromEntries(parts),
    ...nameOperation([method].flat().join(' '), url.slice(PREFIX.length)),
    security: [...bearer, ...(keyScopes ? [{ [API_KEY]: [] }] : [])],
    description: keyScopes
      ? `For: ${access}, or an API key with one of ${keyScopes.join(', ')}`
      : `For: ${access}`,
  } as FastifySchema
}
