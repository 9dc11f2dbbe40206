import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { serve } from '@/server/plugins/serve'
import { getAdminSettings, updateSettings } from './edit-settings'

export function adminSettingsRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /admin/settings', () => getAdminSettings(deps))
  serve(app, 'PUT /admin/settings', (request) => updateSettings(deps, request.user, request.body))
}
