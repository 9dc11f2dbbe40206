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

/**
 * PUT admin/columns/{table}: the keys of the columns that the admin hides; null for those that the table hides by itself.
 * A key that the table has no more hides nothing.
 */
export const hiddenColumnsBody = exactObject({
  hidden: array()
    .of(
      string()
        .required()
        .matches(/^[a-zA-Z]{1,40}$/),
    )
    .max(MAX_COLUMNS)
    .nullable()
    .defined(),
})
export type HiddenColumnsBody = InferType<typeof hiddenColumnsBody>
