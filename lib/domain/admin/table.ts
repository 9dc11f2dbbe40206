import { isDay } from '@/lib/domain/time/days'

/** Deeper pages are not served: a narrower filter or the file is quicker. */
export const MAX_TABLE_ROWS = 10_000
export const TABLE_PAGE_SIZE = 20
export const MAX_TABLE_PAGE = MAX_TABLE_ROWS / TABLE_PAGE_SIZE
/** Counting stops earlier where a search or a filter narrows the rows: what it leaves out is read in vain. */
export const MAX_FILTERED_COUNT = 1_000
/** Rows of a file, at most. */
export const MAX_FILE_ROWS = 50_000
export const MAX_TABLE_SEARCH = 60

/** What a filter takes: one of some values, a short text, or a day of Riyadh. */
export type TableFilter =
  | { kind: 'choice'; values: readonly string[]; initial?: string }
  | { kind: 'text' }
  | { kind: 'day' }

/** In the address: no condition, for a choice that has an initial value otherwise. */
export const ALL = 'all'

/** A table of the console, the same for its page, its api call and its file. */
export interface TableSpec {
  /** its api call, below `admin/` */
  name: string
  /** its page below `admin/` and its messages, where they have other names */
  page?: string
  words?: string
  sorts: readonly string[]
  /** as in the address: `-` in front for descending */
  defaultSort: string
  /** of the views in which the filter with an initial value has another one */
  otherSort?: string
  filters: Readonly<Record<string, TableFilter>>
}

export interface TableRequest {
  q: string
  sort: string
  page: number
  filters: Readonly<Record<string, string>>
}

/** Where the messages of a table are. */
export const wordsOf = ({ name, words = name }: Pick<TableSpec, 'name' | 'words'>) => `admin.${words}`

/** One page of a table; totals are counted up to a limit only. */
export interface TablePage<Row> {
  data: Row[]
  page: number
  pageSize: number
  total: number
  isTotalExact: boolean
  /** the search and the filters took too long together */
  isTooBroad?: boolean
}

/** The query parameters of a table's page, in the order in which they are written. */
export const tableParams = (spec: TableSpec): string[] => ['q', ...Object.keys(spec.filters), 'sort', 'page']

/** The values that `sort` takes: each column ascending and descending. */
export const sortValues = ({ sorts }: TableSpec): string[] => sorts.flatMap((one) => [one, `-${one}`])

export function isFilterValue(filter: TableFilter, text: string): boolean {
  if (filter.kind === 'choice')
    return filter.values.includes(text) || (text === ALL && filter.initial !== undefined)
  return filter.kind === 'day' ? isDay(text) : text.length <= MAX_TABLE_SEARCH
}

const initialOf = (filter: TableFilter) => (filter.kind === 'choice' ? filter.initial : undefined)

/** The filters that valid texts of an address set: an initial value where nothing is said, none for `all`. */
export function filtersFrom(
  spec: TableSpec,
  textOf: (name: string) => string | undefined,
): Record<string, string> {
  const filters = Object.entries(spec.filters).flatMap(([name, filter]) => {
    const text = textOf(name) || initialOf(filter)
    return text && !(text === ALL && initialOf(filter)) ? [[name, text]] : []
  })
  return Object.fromEntries(filters)
}

/** The filters of the table as it opens. */
export const initialFilters = (spec: TableSpec): Record<string, string> => filtersFrom(spec, () => undefined)

export function defaultSortOf(spec: TableSpec, filters: TableRequest['filters']): string {
  const isInitial = Object.entries(initialFilters(spec)).every(([name, value]) => filters[name] === value)
  return isInitial ? spec.defaultSort : (spec.otherSort ?? spec.defaultSort)
}

/** Reads the query of a page; what the table does not know is dropped, so that no old link ends in an error. */
export function parseTableRequest(spec: TableSpec, query: Partial<Record<string, unknown>>): TableRequest {
  const textOf = (name: string) => (typeof query[name] === 'string' ? query[name].trim() : '')
  const filters = filtersFrom(spec, (name) => {
    const filter = spec.filters[name]
    return filter && isFilterValue(filter, textOf(name)) ? textOf(name) : undefined
  })
  const sort = textOf('sort')
  const page = textOf('page')
  return {
    q: textOf('q').slice(0, MAX_TABLE_SEARCH),
    sort: sortValues(spec).includes(sort) ? sort : defaultSortOf(spec, filters),
    page: /^\d{1,6}$/.test(page) ? Math.min(MAX_TABLE_PAGE, Math.max(1, Number(page))) : 1,
    filters,
  }
}

/** The query of a request without what is the default, so that each view has one address. */
export function tableQuery(spec: TableSpec, { q, sort, page, filters }: TableRequest): string {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  for (const [name, filter] of Object.entries(spec.filters)) {
    const value = filters[name] || (initialOf(filter) ? ALL : '')
    if (value && value !== initialOf(filter)) params.set(name, value)
  }
  if (sort !== defaultSortOf(spec, filters)) params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  const text = params.toString()
  return text && `?${text}`
}

/** The table as it opens. */
export function viewAtFirst(spec: TableSpec): TableRequest {
  const filters = initialFilters(spec)
  return { q: '', sort: defaultSortOf(spec, filters), page: 1, filters }
}

/** Whether a search or a filter narrows the table as it opens. */
export const isNarrowed = (spec: TableSpec, { q, filters }: Pick<TableRequest, 'q' | 'filters'>): boolean =>
  tableQuery(spec, { q, filters, page: 1, sort: defaultSortOf(spec, filters) }) !== ''

/** What a press on a column's head sorts by: first ascending, then descending, then as at first. */
export function nextSort(
  spec: TableSpec,
  { sort, filters }: Pick<TableRequest, 'sort' | 'filters'>,
  column: string,
): string {
  const first = defaultSortOf(spec, filters)
  if (sort === column) return `-${column}`
  return sort === `-${column}` && first !== sort ? first : column
}
