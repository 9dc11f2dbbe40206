import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifySchema } from 'fastify'
import type { Schema } from 'yup'
import type { Config } from '@/server/config'
import type { Access } from './auth'
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

/** GET /openapi.json, made once. */
export function addOpenApiRoute(app: FastifyInstance): void {
  let description: object | undefined
  app.get('/openapi.json', { config: { access: 'public', cacheSeconds: 60 } }, async () => {
    description ??= app.swagger()
    return description
  })
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
