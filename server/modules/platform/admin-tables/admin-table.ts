import type { FastifyReply } from 'fastify'
import type { TableQuery } from '@/lib/contract/table-query'
import { type TablePage, type TableSpec, wordsOf } from '@/lib/domain/admin/table'
import type { Deps } from '@/server/deps'
import { type Language, languageOf } from '@/server/i18n'
import type { CsvCell } from '@/server/plugins/csv-file'
import { sendCsv } from '@/server/plugins/csv-file'
import type { SignedIn } from '@/server/policy/signed-in'
import { listAllRows, listRows } from './list-rows'
import { languageIn, readListRequest } from './table-request'
import type { TableSource } from './table-source'

type TextOf = (key: string) => string

export interface AdminTable<Row extends { _id: string }> {
  spec: TableSpec
  source: TableSource<Row>
  /** the columns of the file; their heads are `admin.<name>.columns.<column>` */
  file: Readonly<Record<string, (row: Row, text: TextOf, language: Language) => CsvCell>>
}

type Plain = TablePage<{ _id: string }>

/** A table whose page shows more than its rows. */
export interface TableWithMore<List extends Plain> extends AdminTable<List['data'][number]> {
  beside: (deps: Deps) => Promise<Omit<List, keyof Plain>>
}

interface TableCall {
  query: TableQuery
  user: SignedIn
}

/** The rows that a call of a table asks for. */
export function listTable<Row extends { _id: string }>(
  deps: Deps,
  { spec, source }: AdminTable<Row>,
  { query, user }: TableCall,
): Promise<TablePage<Row>> {
  return listRows(deps.db, source, readListRequest(spec, query), user)
}

/** The same with what its page shows beside them. */
export async function listWithMore<List extends Plain>(
  deps: Deps,
  table: TableWithMore<List>,
  call: TableCall,
): Promise<TablePage<List['data'][number]> & Omit<List, keyof Plain>> {
  return { ...(await listTable(deps, table, call)), ...(await table.beside(deps)) }
}

/** All rows of the view as a file. */
export function sendTable<Row extends { _id: string }>(
  deps: Deps,
  { spec, source, file }: AdminTable<Row>,
  { query, user, headers }: TableCall & { headers: { 'accept-language'?: string | undefined } },
  reply: FastifyReply,
): FastifyReply {
  const language = languageIn(query, languageOf(headers['accept-language']))
  const text: TextOf = (key) => deps.translations.sentence(language, key)
  const columns = Object.entries(file)
  const view = readListRequest(spec, query)
  async function* portions() {
    yield [columns.map(([name]) => text(`${wordsOf(spec)}.columns.${name}`))]
    for await (const rows of listAllRows(deps.db, source, view, user))
      yield rows.map((row) => columns.map(([, cell]) => cell(row, text, language)))
  }
  return sendCsv(reply, `diyar-${spec.name}.csv`, portions())
}
