import type { FastifyInstance } from 'fastify'
import { type InferType, object, string } from 'yup'
import type { Deps } from '@/server/deps'
import { LANGUAGES, languageOf } from '@/server/i18n'
import { userIn } from '@/server/plugins/auth'
import { asFile } from '@/server/plugins/csv-file'
import { closeAccount } from './close-account'
import { EXPORT_POLICY, renderExport } from './export/render-export'
import { exportData } from './export-data'

const USER = { access: 'user' } as const
const EXPORT = { ...USER, proof: 'export', use: 'export' } as const

/** `language` is that of the page with the link; a browser that saves a file sends its own. */
const fileQuery = object({ language: string().oneOf(LANGUAGES) })
  .noUnknown()
  .exact()

/** A user's rights under the personal-data law: export and deletion. */
export function personalDataRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/user/export', { config: EXPORT }, async (request, reply) => {
    asFile(reply, 'diyar-data.json')
    return exportData(deps, userIn(request))
  })

  app.get<{ Querystring: InferType<typeof fileQuery> }>(
    '/user/export.html',
    { config: EXPORT, schema: { querystring: fileQuery } },
    async (request, reply) => {
      const { language = languageOf(request.headers['accept-language']) } = request.query
      const data = await exportData(deps, userIn(request))
      return asFile(reply, 'diyar-data.html')
        .header('content-security-policy', `sandbox; ${EXPORT_POLICY}`)
        .type('text/html; charset=utf-8')
        .send(renderExport(data, deps.translations, language))
    },
  )

  app.delete('/user/profile', { config: { ...USER, proof: 'closing' } }, async (request, reply) => {
    await closeAccount(deps, userIn(request))
    return reply.code(204).send()
  })
}
