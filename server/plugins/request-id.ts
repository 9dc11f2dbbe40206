import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'

const current = new AsyncLocalStorage<string>()

/** Remembers which request a handler works for. After the body is read: its stream would lose the context. */
export function rememberRequestId(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => current.run(request.id, done))
}

/** The request that is being answered; null in jobs and commands. */
export const currentRequestId = (): string | null => current.getStore() ?? null
