import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'
import { languageOf } from '@/server/i18n'
import { asFile } from '@/server/plugins/private-file'
import { serve } from '@/server/plugins/serve'
import { closeAccount } from './close-account'
import { EXPORT_POLICY, renderExport } from './export/render-export'
import { exportData } from './export-data'

/** A user's rights under the personal-data law: export and deletion. */
export function personalDataRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /user/export', (request, reply) => {
    asFile(reply, 'diyar-data.json')
    return exportData(deps, request.user)
  })

  serve(app, 'GET /user/export.html', async (request, reply) => {
    const { language = languageOf(request.headers['accept-language']) } = request.query
    const data = await exportData(deps, request.user)
    return asFile(reply, 'diyar-data.html')
      .header('content-security-policy', `sandbox; ${EXPORT_POLICY}`)
      .type('text/html; charset=utf-8')
      .send(renderExport(data, deps.translations, language))
  })

  serve(app, 'DELETE /user/profile', (request) => closeAccount(deps, request.user))
}
