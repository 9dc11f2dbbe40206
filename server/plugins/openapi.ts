import swagger from '@fastify/swagger'
import type { FastifyContextConfig, FastifyInstance, FastifySchema } from 'fastify'
import type { Schema } from 'yup'
import { KEY_PREFIX, KEY_SCOPES } from '@/lib/domain/api-keys/api-key'
import { addAnswers, type OpenApiDocument } from '@/server/api-description/add-answers'
import { guideText } from '@/server/api-description/guide-text'
import type { Config } from '@/server/config'
import type { Translations } from '@/server/i18n'
import { isOfConsole } from './auth'
import { docsPageRoutes } from './docs-page'
import { jsonSchemaOf } from './json-schema'

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
      info: { title: 'Diyar API', version: '1', description: guideText(translations) },
      servers: [{ url: '/' }, { url: config.apiOrigin }],
      components: {
        securitySchemes: {
          [BEARER]: { type: 'http', scheme: 'bearer', description: 'The token of a session' },
          [API_KEY]: {
            type: 'http',
            scheme: 'bearer',
            description: `A vendor's API key, \`${KEY_PREFIX}…\`, with one of the scopes that the route names: ${KEY_SCOPES.join(', ')}`,
          },
        },
      },
    },
    transform: ({ schema, url, route }) => ({
      url,
      schema: describedRoute(schema, url, route.config),
    }),
  })
}

/** GET /openapi.json without the console, which has a description of everything; each is made once. */
export function addOpenApiRoutes(app: FastifyInstance, translations: Translations): void {
  let shown: object | undefined
  let whole: OpenApiDocument | undefined
  const makeWhole = () => {
    whole ??= addAnswers(app.swagger(), app.routeEntries, translations)
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
  return withUsedComponents({ ...rest, paths: Object.fromEntries(shown) })
}

/** Without the components of the console. */
function withUsedComponents(document: OpenApiDocument): OpenApiDocument {
  const { schemas = {}, ...rest } = document.components ?? {}
  const used = new Set<string>()
  const visit = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue
      used.add(name)
      visit(schemas[name])
    }
  }
  visit([document.paths, rest])
  const left = Object.entries(schemas).filter(([name]) => used.has(name))
  return { ...document, components: { ...rest, schemas: Object.fromEntries(left) } }
}

function describedRoute(
  schema: FastifySchema,
  url: string,
  { access = 'public', keyScopes = [] }: FastifyContextConfig = {},
): FastifySchema {
  if (!url.startsWith(PREFIX)) return { hide: true }
  const parts = PARTS.flatMap((part) => {
    const yup = schema?.[part] as Schema<unknown> | undefined
    return yup ? [[part, jsonSchemaOf(yup)]] : []
  })
  const [, , , first = ''] = url.split('/')
  const keys = keyScopes.map((scope) => ({ [API_KEY]: [scope] }))
  const security =
    access === 'public' ? {} : { security: [{ [BEARER]: [] }, ...keys], description: `For: ${access}` }
  return { ...Object.fromEntries(parts), ...security, tags: [first] } as FastifySchema
}
