import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'

/** Alive: the process answers. Ready: the database answers too; migrations ran before the process listened. */
export function answerProbes(app: FastifyInstance, { db }: Deps): void {
  app.get('/healthz', { config: { access: 'public' } }, async () => ({ status: 'alive' }))
  app.get('/readyz', { config: { access: 'public' } }, async () => {
    await db.execute(sql`SELECT 1`)
    return { status: 'ready' }
  })
}
