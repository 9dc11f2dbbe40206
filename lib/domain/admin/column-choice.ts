import { array, type InferType, object, string } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import { ADMIN_TABLES } from './tables'

/** More than any table has. */
const MAX_COLUMNS = 40

/** The table of the console whose columns are chosen, by the name of its api call. */
export const columnsParam = object({
  table: string()
    .required()
    .oneOf(ADMIN_TABLES.map(({ name }) => name)),
})

const keys = () =>
  array()
    .of(
      string()
        .required()
        .matches(/^[a-zA-Z]{1,40}$/),
    )
    .max(MAX_COLUMNS)

/**
 * PUT admin/columns/{table}: the keys of the columns that the admin hides, and their order from the start of a row; without
 * `order` the stored one stays. `hidden: null` goes back to what the table shows by itself. A key that the table has no more does
 * nothing.
 */
export const columnChoiceBody = exactObject({ hidden: keys().nullable().defined(), order: keys() })
export type ColumnChoiceBody = InferType<typeof columnChoiceBody>

/** The columns in a chosen order; one that it does not name, as a later release adds, follows the one before it in the table. */
export function inChosenOrder<Column extends { key: string }>(
  columns: readonly Column[],
  order: readonly string[],
): Column[] {
  const chosen = [...new Set(order)].flatMap((key) => columns.find((one) => one.key === key) ?? [])
  return columns.reduce((placed, column, at) => {
    if (placed.includes(column)) return placed
    const before = columns[at - 1]
    return placed.toSpliced(before ? placed.indexOf(before) + 1 : 0, 0, column)
  }, chosen)
}
