import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'

/** At shutdown every answer closes its connection, because a keep-alive connection would delay the exit. */
export function closeAfterAnswers(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    app.server.closeIdleConnections()
    done()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}

/** /healthz: the process answers. /readyz: the database answers too; migrations ran before. */
export function addHealthRoutes(app: FastifyInstance, { db }: Deps): void {
  app.get('/healthz', { config: { access: 'public' } }, async () => ({ status: 'alive' }))
  app.get('/readyz', { config: { access: 'public' } }, async () => {
    await db.execute(sql`SELECT 1`)
    return { status: 'ready' }
  })
}
