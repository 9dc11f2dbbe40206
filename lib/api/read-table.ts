import { notFound } from 'next/navigation'
import {
  parseTableRequest,
  type TablePage,
  type TableRequest,
  type TableSpec,
} from '@/lib/domain/admin/table'
import { loadAdminTable } from './private'

type Query = Parameters<typeof parseTableRequest>[1]

/** What the address of a table's page asks for, and the answer; not found for an admin who may not read it. */
export async function readTable<List extends TablePage<unknown>>(
  spec: TableSpec,
  searchParams: Query | Promise<Query>,
): Promise<{ request: TableRequest; list: List }> {
  const request = parseTableRequest(spec, await searchParams)
  const list = await loadAdminTable<List>(spec, request)
  if (list.state !== 'found') notFound()
  return { request, list: list.data }
}
