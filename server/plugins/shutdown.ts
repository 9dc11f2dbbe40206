import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { DomainError } from '@/lib/domain/issues'
import { probeDatabase } from '@/server/db/probe'
import { isEmpty } from '@/server/db/seed/insert-when-empty'
import type { Deps } from '@/server/deps'

declare module 'fastify' {
  interface FastifyInstance {
    /** Takes no new connections; open ones may bring requests for so long, and each is closed after its answer. */
    drain(idleMs: number): Promise<void>
  }
}

/** At shutdown every answer closes its connection, because a keep-alive connection would delay the exit. */
export function closeAfterAnswers(app: FastifyInstance): void {
  let isClosing = false
  app.decorate('drain', async (idleMs: number) => {
    isClosing = true
    const { closeIdleConnections } = app.server
    // Node would close idle connections at once, and lose the requests that are on their way.
    app.server.closeIdleConnections = () => undefined
    const closed = new Promise((resolve) => app.server.close(resolve))
    await Promise.race([closed, pause(idleMs, undefined, { ref: false })])
    app.server.closeIdleConnections = closeIdleConnections
  })
  app.addHook('preClose', (done) => {
    isClosing = true
    app.server.closeIdleConnections()
    done()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}

/** /healthz: the process answers. /readyz: the database answers too, and in production has the catalogue; migrations ran before. */
export function addHealthRoutes(app: FastifyInstance, { db, config }: Deps): void {
  app.get('/healthz', { config: { access: 'public' } }, async () => ({ status: 'alive' }))
  app.get('/readyz', { config: { access: 'public' } }, async () => {
    await probeDatabase(db)
    if (config.mode === 'production' && (await isEmpty(db))) throw new DomainError('unavailable')
    return { status: 'ready' }
  })
}
