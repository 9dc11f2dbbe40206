import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import type { TableSpec } from '@/lib/domain/admin/table'
import type { CsvCell } from '@/lib/domain/text/csv'
import type { Deps } from '@/server/deps'
import { type Language, languageOf } from '@/server/i18n'
import { sendCsv } from '@/server/plugins/csv-file'
import { listAllRows, listRows, type TableSource } from './list-rows'
import { fileQuery, languageIn, listQuery, readListRequest } from './table-request'

type TextOf = (key: string) => string

export interface AdminTable<Row extends { _id: string }> {
  spec: TableSpec
  config: Pick<FastifyContextConfig, 'access' | 'area'>
  source: TableSource<Row>
  /** the columns of the file; their heads are `admin.<name>.columns.<column>` */
  file: Readonly<Record<string, (row: Row, text: TextOf, language: Language) => CsvCell>>
}

type Query = { Querystring: Record<string, string | undefined> }

/** The two calls of a table: `admin/<name>` and `admin/<name>.csv`, with the same parameters. */
export function adminTableRoutes<Row extends { _id: string }>(
  app: FastifyInstance,
  deps: Deps,
  { spec, config, source, file }: AdminTable<Row>,
): void {
  app.get<Query>(`/admin/${spec.name}`, { config, schema: { querystring: listQuery(spec) } }, ({ query }) =>
    listRows(deps.db, source, readListRequest(spec, query)),
  )

  app.get<Query>(
    `/admin/${spec.name}.csv`,
    { config, schema: { querystring: fileQuery(spec) } },
    ({ query, headers }, reply) => {
      const language = languageIn(query, languageOf(headers['accept-language']))
      const text: TextOf = (key) => deps.translations.sentence(language, key)
      const columns = Object.entries(file)
      async function* portions() {
        yield [columns.map(([name]) => text(`admin.${spec.name}.columns.${name}`))]
        for await (const rows of listAllRows(deps.db, source, readListRequest(spec, query)))
          yield rows.map((row) => columns.map(([, cell]) => cell(row, text, language)))
      }
      return sendCsv(reply, `diyar-${spec.name}.csv`, portions())
    },
  )
}
