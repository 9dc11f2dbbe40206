import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifySchema } from 'fastify'
import type { Schema } from 'yup'
import type { Config } from '@/server/config'
import { type Access, isOfConsole } from './auth'
import { jsonSchemaOf } from './json-schema'

const PREFIX = '/api/v1'
const PARTS = ['body', 'querystring', 'params'] as const
const BEARER = 'bearer'

const ANSWERS = {
  default: {
    description: 'A failure: { code, message, issues?, requestId }',
    type: 'object',
    properties: {
      code: { type: 'string' },
      message: { type: 'string' },
      issues: { type: 'array', items: { type: 'object' } },
      requestId: { type: 'string' },
    },
  },
  '2xx': { description: 'Done', type: 'object' },
}

/** Describes the API from its routes and their yup schemas (contract.md, General). Call it before any route. */
export async function describeApi(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Diyar API', version: '1' },
      servers: [{ url: config.apiOrigin }],
      components: { securitySchemes: { [BEARER]: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url, route }) => ({
      url,
      schema: describedRoute(schema, url, route.config?.access),
    }),
  })
}

/** GET /openapi.json without the console, which has a description of everything; each is made once. */
export function addOpenApiRoutes(app: FastifyInstance): void {
  let description: object | undefined
  app.get('/openapi.json', { config: { access: 'public', cacheSeconds: 60 } }, async () => {
    description ??= withoutConsole(app)
    return description
  })
  app.get('/admin/openapi.json', { config: { access: 'admin', area: 'system' } }, async () => app.swagger())
}

function withoutConsole(app: FastifyInstance): object {
  const hidden = new Set(
    app.routeEntries
      .filter(({ access }) => isOfConsole(access))
      .map(({ method, url }) => `${method.toLowerCase()} ${url.replace(/:(\w+)/g, '{$1}')}`),
  )
  const { paths = {}, ...rest } = app.swagger()
  const shown = Object.entries(paths).flatMap(([path, methods]) => {
    const left = Object.entries(methods ?? {}).filter(([method]) => !hidden.has(`${method} ${path}`))
    return left.length > 0 ? [[path, Object.fromEntries(left)]] : []
  })
  return { ...rest, paths: Object.fromEntries(shown) }
}

function describedRoute(schema: FastifySchema, url: string, access: Access = 'public'): FastifySchema {
  if (!url.startsWith(PREFIX)) return { hide: true }
  const parts = PARTS.flatMap((part) => {
    const yup = schema?.[part] as Schema<unknown> | undefined
    return yup ? [[part, jsonSchemaOf(yup)]] : []
  })
  const security = access === 'public' ? {} : { security: [{ [BEARER]: [] }], description: `For: ${access}` }
  return { ...Object.fromEntries(parts), ...security, response: ANSWERS } as FastifySchema
}
