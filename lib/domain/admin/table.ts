import { isDay } from '@/lib/domain/time/days'

/** Deeper pages are not served: a narrower filter or the file is quicker. */
export const MAX_TABLE_ROWS = 10_000
export const TABLE_PAGE_SIZE = 20
export const MAX_TABLE_PAGE = MAX_TABLE_ROWS / TABLE_PAGE_SIZE
/** Rows of a file, at most. */
export const MAX_FILE_ROWS = 50_000
export const MAX_TABLE_SEARCH = 60

/** What a filter takes: one of some values, a short text, or a day of Riyadh. */
export type TableFilter = { kind: 'choice'; values: readonly string[] } | { kind: 'text' } | { kind: 'day' }

/** A table of the console, the same for its page, its api call and its file. */
export interface TableSpec {
  /** its page and its api call, below `admin/` */
  name: string
  sorts: readonly string[]
  /** as in the address: `-` in front for descending */
  defaultSort: string
  filters: Readonly<Record<string, TableFilter>>
}

export interface TableRequest {
  q: string
  sort: string
  page: number
  filters: Readonly<Record<string, string>>
}

/** One page of a table; totals are counted up to MAX_TABLE_ROWS only. */
export interface TablePage<Row> {
  data: Row[]
  page: number
  pageSize: number
  total: number
  isTotalExact: boolean
}

/** The query parameters of a table's page, in the order in which they are written. */
export const tableParams = (spec: TableSpec): string[] => ['q', ...Object.keys(spec.filters), 'sort', 'page']

/** The values that `sort` takes: each column ascending and descending. */
export const sortValues = ({ sorts }: TableSpec): string[] => sorts.flatMap((one) => [one, `-${one}`])

export function isFilterValue(filter: TableFilter, text: string): boolean {
  if (filter.kind === 'choice') return filter.values.includes(text)
  return filter.kind === 'day' ? isDay(text) : text.length <= MAX_TABLE_SEARCH
}

/** Reads the query of a page; what the table does not know is dropped, so that no old link ends in an error. */
export function parseTableRequest(spec: TableSpec, query: Partial<Record<string, unknown>>): TableRequest {
  const textOf = (name: string) => (typeof query[name] === 'string' ? query[name].trim() : '')
  const filters = Object.entries(spec.filters).flatMap(([name, filter]) => {
    const text = textOf(name)
    return text !== '' && isFilterValue(filter, text) ? [[name, text]] : []
  })
  const sort = textOf('sort')
  const page = textOf('page')
  return {
    q: textOf('q').slice(0, MAX_TABLE_SEARCH),
    sort: sortValues(spec).includes(sort) ? sort : spec.defaultSort,
    page: /^\d{1,6}$/.test(page) ? Math.min(MAX_TABLE_PAGE, Math.max(1, Number(page))) : 1,
    filters: Object.fromEntries(filters),
  }
}

/** The query of a request without what is the default, so that each view has one address. */
export function tableQuery(spec: TableSpec, { q, sort, page, filters }: TableRequest): string {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  for (const name of Object.keys(spec.filters)) if (filters[name]) params.set(name, filters[name])
  if (sort !== spec.defaultSort) params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  const text = params.toString()
  return text && `?${text}`
}

/** What a press on a column's head sorts by: first ascending, then descending, then as at first. */
export function nextSort(spec: TableSpec, current: string, column: string): string {
  if (current === column) return `-${column}`
  return current === `-${column}` && spec.defaultSort !== current ? spec.defaultSort : column
}
