import { notFound } from 'next/navigation'
import type { AnswerOf, RouteName } from '@/lib/contract/types'
import { parseTableRequest, type TableRequest, type TableSpec, tableQuery } from '@/lib/domain/admin/table'
import { loadPath } from './load'

export type TableQuery = Parameters<typeof parseTableRequest>[1]
export type TableName = RouteName extends infer Name
  ? Name extends `GET /admin/${infer Table}.csv`
    ? Table
    : never
  : never
type ListOf<Name extends TableName> = AnswerOf<Extract<RouteName, `GET /admin/${Name}`>>

export interface ReadTable<Name extends TableName> {
  request: TableRequest
  list: ListOf<Name>
}

/** What the address of a table's page asks for, and the answer; not found for an admin who may not read it. */
export async function readTable<Name extends TableName>(
  spec: TableSpec & { name: Name },
  searchParams: TableQuery | Promise<TableQuery>,
): Promise<ReadTable<Name>> {
  const request = parseTableRequest(spec, await searchParams)
  const list = await loadPath<ListOf<Name>>('GET', `admin/${spec.name}${tableQuery(spec, request)}`)
  if (list.state !== 'found') notFound()
  return { request, list: list.data }
}
