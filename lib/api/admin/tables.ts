import { type TableRequest, type TableSpec, tableQuery } from '@/lib/domain/admin/table'

/** A page of a table, by the view in the page's address. */
export const tablePath = (spec: TableSpec, request: TableRequest) =>
  `admin/${spec.name}${tableQuery(spec, request)}`
