import type { FastifyInstance } from 'fastify'
import type { AdminSessionWire } from '@/lib/domain/admin/session'
import { adminRoleIn } from '@/server/plugins/auth'

/** What the console asks about the admin who has it open. */
export function adminRoutes(app: FastifyInstance): void {
  app.get(
    '/admin/session',
    { config: { access: 'anyAdmin' } },
    async (request): Promise<AdminSessionWire> => ({ role: adminRoleIn(request) }),
  )
}
