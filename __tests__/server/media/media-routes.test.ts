import Fastify, { type FastifyInstance } from 'fastify'
import { DomainError } from '@/lib/domain/issues'
import { validateAgainst } from '@/lib/domain/validate-against'
import { mediaRoutes } from '@/server/modules/media/routes'
import type { FilesPort } from '@/server/ports/files'

const KEY = '0123456789abcdef0123456789abcdef'
const files: FilesPort = {
  put: async () => undefined,
  get: async (key) => (key === `${KEY}/640.webp` ? Buffer.from('webp') : null),
  exists: async () => false,
  remove: async () => undefined,
}

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  app.setValidatorCompiler<Parameters<typeof validateAgainst>[0]>(({ schema }) => (value: unknown) => {
    const { issues } = validateAgainst(schema, value)
    return issues.length === 0 ? { value } : { error: new DomainError('not_found') }
  })
  app.setErrorHandler((error, _request, reply) => reply.code(error instanceof DomainError ? 404 : 500).send())
  mediaRoutes(app, { files })
  await app.ready()
})
afterAll(() => app.close())

test('a stored picture is served with its type, cacheable for ever, without content sniffing', async () => {
  const answer = await app.inject(`/media/${KEY}/640.webp`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('image/webp')
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect(answer.headers['cache-control']).toContain('immutable')
})

test.each([
  `/media/${KEY}/320.webp`,
  `/media/${KEY}/641.webp`,
  `/media/${KEY}/640.png`,
  `/media/${KEY.toUpperCase()}/640.webp`,
  '/media/..%2f..%2fetc/640.webp',
  `/media/${KEY}/..%2f640.webp`,
])('nothing is served under %s', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404)
})
