import { type ObjectSchema, object, type StringSchema, string } from 'yup'
import { pageFields } from '@/lib/contract/inputs'
import {
  ALL,
  defaultSortOf,
  filtersFrom,
  MAX_TABLE_SEARCH,
  sortValues,
  TABLE_PAGE_SIZE,
  type TableFilter,
  type TableRequest,
  type TableSpec,
} from '@/lib/domain/admin/table'
import { userText } from '@/lib/domain/text/text'
import { isDay } from '@/lib/domain/time/days'
import { LANGUAGES, type Language } from '@/server/i18n'
import { type PageRequest, readPage } from '@/server/plugins/request-params'

type QueryTexts = Record<string, string | undefined>
type QuerySchema = ObjectSchema<QueryTexts>

/** The query of a table's call: strict, from the table's own description. */
export function listQuery(spec: TableSpec): QuerySchema {
  return object({ ...fieldsOf(spec), ...pageFields })
    .noUnknown()
    .exact() as QuerySchema
}

/** The same for its file; `language` is that of the page with the link. */
export function fileQuery(spec: TableSpec): QuerySchema {
  return object({ ...fieldsOf(spec), page: pageFields.page, language: string().oneOf(LANGUAGES) })
    .noUnknown()
    .exact() as QuerySchema
}

/** The view that a valid query asks for. */
export function readListRequest(spec: TableSpec, query: QueryTexts): TableRequest & PageRequest {
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

export const languageIn = (query: QueryTexts, otherwise: Language): Language =>
  LANGUAGES.find((one) => one === query.language) ?? otherwise

function fieldsOf(spec: TableSpec): Record<string, StringSchema> {
  const filters = Object.entries(spec.filters).map(([name, filter]) => [name, fieldOf(filter)])
  return {
    q: userText(MAX_TABLE_SEARCH),
    sort: string().oneOf(sortValues(spec)),
    ...Object.fromEntries(filters),
  }
}

function fieldOf(filter: TableFilter): StringSchema {
  if (filter.kind === 'choice') return string().oneOf([...filter.values, ...(filter.initial ? [ALL] : [])])
  if (filter.kind === 'day') return string().test('not_a_day', (value) => value === undefined || isDay(value))
  return userText(MAX_TABLE_SEARCH)
}
