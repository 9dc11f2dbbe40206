import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import { type TableSpec, wordsOf } from '@/lib/domain/admin/table'
import type { CsvCell } from '@/lib/domain/text/csv'
import type { Deps } from '@/server/deps'
import { type Language, languageOf } from '@/server/i18n'
import { userIn } from '@/server/plugins/auth'
import { sendCsv } from '@/server/plugins/csv-file'
import { listAllRows, listRows } from './list-rows'
import { fileQuery, languageIn, listQuery, readListRequest } from './table-request'
import type { TableSource } from './table-source'

type TextOf = (key: string) => string

export interface AdminTable<Row extends { _id: string }> {
  spec: TableSpec
  config: Pick<FastifyContextConfig, 'access' | 'area'>
  source: TableSource<Row>
  /** the columns of the file; their heads are `admin.<name>.columns.<column>` */
  file: Readonly<Record<string, (row: Row, text: TextOf, language: Language) => CsvCell>>
  /** what its page shows beside the rows */
  beside?: (deps: Deps) => Promise<object>
}

type Query = { Querystring: Record<string, string | undefined> }

/** The two calls of a table: `admin/<name>` and `admin/<name>.csv`, with the same parameters. */
export function adminTableRoutes<Row extends { _id: string }>(
  app: FastifyInstance,
  deps: Deps,
  { spec, config, source, file, beside }: AdminTable<Row>,
): void {
  app.get<Query>(
    `/admin/${spec.name}`,
    { config, schema: { querystring: listQuery(spec) } },
    async (request) => {
      const view = readListRequest(spec, request.query)
      const list = await listRows(deps.db, source, view, userIn(request))
      return beside ? { ...list, ...(await beside(deps)) } : list
    },
  )

  app.get<Query>(
    `/admin/${spec.name}.csv`,
    { config, schema: { querystring: fileQuery(spec) } },
    (request, reply) => {
      const { query, headers } = request
      const language = languageIn(query, languageOf(headers['accept-language']))
      const text: TextOf = (key) => deps.translations.sentence(language, key)
      const columns = Object.entries(file)
      const view = readListRequest(spec, query)
      const admin = userIn(request)
      async function* portions() {
        yield [columns.map(([name]) => text(`${wordsOf(spec)}.columns.${name}`))]
        for await (const rows of listAllRows(deps.db, source, view, admin))
          yield rows.map((row) => columns.map(([, cell]) => cell(row, text, language)))
      }
      return sendCsv(reply, `diyar-${spec.name}.csv`, portions())
    },
  )
}
