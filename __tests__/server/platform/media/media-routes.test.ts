import Fastify, { type FastifyInstance } from 'fastify'
import { DomainError } from '@/lib/domain/issues'
import { validateAgainst } from '@/lib/domain/validate-against'
import type { Deps } from '@/server/deps'
import { mediaRoutes } from '@/server/modules/platform/media/routes'
import { memoryFiles } from '../../support/files/memory-files'
import { TEST_CONFIG } from '../../support/test-app'

const KEY = '0123456789abcdef0123456789abcdef'
const files = memoryFiles(new Map([[`${KEY}/640.webp`, Buffer.from('webp')]]))

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  app.setValidatorCompiler<Parameters<typeof validateAgainst>[0]>(({ schema }) => (value: unknown) => {
    const { issues } = validateAgainst(schema, value)
    return issues.length === 0 ? { value } : { error: new DomainError('not_found') }
  })
  app.setErrorHandler((error, _request, reply) => reply.code(error instanceof DomainError ? 404 : 500).send())
  // Without AVIF the route reads no table.
  mediaRoutes(app, { files, config: TEST_CONFIG } as Deps)
  await app.ready()
})
afterAll(() => app.close())

test('a stored picture is served with its type, cacheable for ever, without content sniffing', async () => {
  const answer = await app.inject(`/media/${KEY}/640.webp`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('image/webp')
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect(answer.headers['cache-control']).toContain('immutable')
  expect([answer.headers['content-length'], answer.body]).toEqual(['4', 'webp'])
})

test('HEAD answers the size without the content, and a client that has the picture gets 304', async () => {
  const head = await app.inject({ method: 'HEAD', url: `/media/${KEY}/640.webp` })
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '4', ''])
  const known = { 'if-none-match': head.headers.etag }
  expect(await app.inject({ url: `/media/${KEY}/640.webp`, headers: known })).toMatchObject({
    statusCode: 304,
    body: '',
  })
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
