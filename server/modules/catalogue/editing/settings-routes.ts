import type { FastifyInstance } from 'fastify'
import { type SettingsBody, settingsBody } from '@/lib/domain/content/settings'
import type { Deps } from '@/server/deps'
import { userIn } from '@/server/plugins/auth'
import { getAdminSettings, updateSettings } from './edit-settings'

const ADMIN = { config: { access: 'admin', area: 'settings' } } as const

export function adminSettingsRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/admin/settings', ADMIN, () => getAdminSettings(deps))
  app.put<{ Body: SettingsBody }>(
    '/admin/settings',
    { ...ADMIN, schema: { body: settingsBody } },
    (request) => updateSettings(deps, userIn(request), request.body),
  )
}
