import { type ObjectSchema, type StringSchema, string } from 'yup'
import { ALL, MAX_TABLE_SEARCH, sortValues, type TableFilter, type TableSpec } from '@/lib/domain/admin/table'
import { exactObject } from '@/lib/domain/exact-object'
import { userText } from '@/lib/domain/text/text'
import { isDay } from '@/lib/domain/time/days'
import { fileFields, pageFields } from './inputs'

export type TableQuery = Record<string, string | undefined>
type QuerySchema = ObjectSchema<TableQuery>

/** The query of a table's call: strict, from the table's own description. */
export function listQuery(spec: TableSpec): QuerySchema {
  return exactObject({ ...fieldsOf(spec), ...pageFields }) as QuerySchema
}

/** The same for its file. */
export function fileQuery(spec: TableSpec): QuerySchema {
  return exactObject({ ...fieldsOf(spec), page: pageFields.page, ...fileFields }) as QuerySchema
}

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
