import type { TableQuery } from '@/lib/contract/table-query'
import {
  defaultSortOf,
  filtersFrom,
  TABLE_PAGE_SIZE,
  type TableRequest,
  type TableSpec,
} from '@/lib/domain/admin/table'
import { LANGUAGES, type Language } from '@/server/i18n'
import { type PageRequest, readPage } from '@/server/plugins/request-params'

/** The view that a valid query asks for. */
export function readListRequest(spec: TableSpec, query: TableQuery): TableRequest & PageRequest {
  const { page, pageSize } = readPage({ pageSize: String(TABLE_PAGE_SIZE), ...query })
  const filters = filtersFrom(spec, (name) => query[name])
  return {
    q: query.q?.trim() ?? '',
    sort: query.sort ?? defaultSortOf(spec, filters),
    page,
    pageSize,
    filters,
  }
}

export const languageIn = (query: TableQuery, otherwise: Language): Language =>
  LANGUAGES.find((one) => one === query.language) ?? otherwise
