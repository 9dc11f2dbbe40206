import { randomBytes } from 'node:crypto'
import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  type CheckBuilder,
  check,
  customType,
  type ExtraConfigColumn,
  integer,
  numeric,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

const ID_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const ID_LENGTH = 16

/** An opaque id of 80 random bits in lower-case letters and digits. */
export function newId(): string {
  return Array.from(randomBytes(ID_LENGTH), (byte) => ID_ALPHABET[byte % ID_ALPHABET.length]).join('')
}

export const id = () => text('id').primaryKey().$defaultFn(newId)
/** The id of a row of another table, which each row has. */
export const foreignId = (name: string, column: () => AnyPgColumn, actions?: { onDelete: 'cascade' }) =>
  text(name).notNull().references(column, actions)
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const createdAt = () => instant('created_at').notNull().defaultNow()
export const halalas = (name: string) => integer(name)
/** A percentage with at most two decimals. */
export const percent = (name: string) => numeric(name, { precision: 5, scale: 2, mode: 'number' })

/** A span of time, `[from, to)`, in PostgreSQL's notation. */
export const tstzrange = customType<{ data: string }>({ dataType: () => 'tstzrange' })
export const datemultirange = customType<{ data: string }>({ dataType: () => 'datemultirange' })
export const point = customType<{ data: string }>({ dataType: () => 'point' })
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A column with a closed set of values; `valueChecks` adds the CHECK constraint. */
export const oneOf = <T extends string>(name: string, values: readonly T[]) =>
  text(name, { enum: values as readonly [T, ...T[]] })

/** A CHECK constraint for every `oneOf` column among these. */
export function valueChecks(columns: Record<string, ExtraConfigColumn>): CheckBuilder[] {
  const table = Object.values(columns)[0]?.table
  if (!table) return []
  return Object.values(getTableColumns(table)).flatMap((column) => {
    const values = column.enumValues?.map((value) => `'${value}'`).join(', ')
    if (!values) return []
    return [check(`${getTableName(table)}_${column.name}_known`, sql`${column} IN (${sql.raw(values)})`)]
  })
}
