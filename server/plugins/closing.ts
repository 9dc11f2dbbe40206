import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'

/** Asked to stop, a process finishes what is in work; a connection that then stayed open would hold it up until it is killed. */
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

/** Alive: the process answers. Ready: the database answers too; migrations ran before the process listened. */
export function addHealthRoutes(app: FastifyInstance, { db }: Deps): void {
  app.get('/healthz', { config: { access: 'public' } }, async () => ({ status: 'alive' }))
  app.get('/readyz', { config: { access: 'public' } }, async () => {
    await db.execute(sql`SELECT 1`)
    return { status: 'ready' }
  })
}
