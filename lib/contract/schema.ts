import { type Static, type TProperties, type TSchema, Type } from '@sinclair/typebox'
import type { FileAnswer } from './route'

/** Every field, also the optional ones, so that none of them can be forgotten. */
type Full<T> = T extends readonly (infer Item)[]
  ? Full<Item>[]
  : T extends object
    ? { [Key in keyof T]-?: Full<T[Key]> }
    : T
type IsSame<One, Other> = [Full<One>] extends [Full<Other>]
  ? [Full<Other>] extends [Full<One>]
    ? unknown
    : { isNot: Other }
  : { isNot: Other }

/** The schema of a type of `lib/domain`. The compiler refuses one that is not exactly that type. */
export const is =
  <T>() =>
  <S extends TSchema>(schema: S & IsSame<Static<S>, T>): S & { readonly of?: T } =>
    schema

/** A value of a table of words: `oneOf(BOOKING_STATES)`. */
export const oneOf = <const T extends string | number>(values: readonly T[]) =>
  Type.Unsafe<T>({ type: typeof values[0], enum: [...new Set(values)] })

/** The names of a table's rows: `keyOf(BOOKING_STATES)`. */
export const keyOf = <T extends object>(table: T) =>
  Type.Unsafe<keyof T & string>({ type: 'string', enum: Object.keys(table) })

/** A text of a form that TypeScript knows, such as a day: `text<Day>()`. */
export const text = <T extends string>(options: object = {}) => Type.Unsafe<T>({ type: 'string', ...options })

export function nullable<T extends TSchema>(schema: T, options: object = {}) {
  const { type, enum: values, title } = schema
  const isPlain = typeof type === 'string' && type !== 'object' && type !== 'array' && !title
  return Type.Unsafe<Static<T> | null>(
    isPlain
      ? { ...schema, type: [type, 'null'], ...(values ? { enum: [...values, null] } : {}), ...options }
      : { anyOf: [schema, { type: 'null' }], ...options },
  )
}

/** Keys that the table names, any of which may be absent. */
export const partialRecord = <K extends string, T extends TSchema>(keys: readonly K[], value: T) =>
  Type.Unsafe<Partial<Record<K, Static<T>>>>(
    Type.Object(Object.fromEntries(keys.map((key) => [key, Type.Optional(value)])), {
      additionalProperties: false,
    }),
  )

/** Exactly the keys that the table names. */
export const fullRecord = <K extends string, T extends TSchema>(keys: readonly K[], value: T) =>
  Type.Unsafe<Record<K, Static<T>>>(
    Type.Object(Object.fromEntries(keys.map((key) => [key, value])), { additionalProperties: false }),
  )

/** An open map, such as prices by day: `mapOf<Day>()(Type.Number())`. */
export const mapOf =
  <K extends string>() =>
  <T extends TSchema>(value: T, options: object = {}) =>
    Type.Unsafe<Record<K, Static<T>>>({
      ...{ type: 'object', properties: {}, additionalProperties: value },
      ...options,
    })

export const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[]

/** A list of a fixed length, such as a point. */
export const tuple = <T extends TSchema[]>(items: [...T], options: object = {}) =>
  Type.Unsafe<{ [I in keyof T]: Static<T[I]> }>({
    ...{ type: 'array', prefixItems: items, items: items[0] },
    ...{ minItems: items.length, maxItems: items.length },
    ...options,
  })

/** The schema with a note about the field that has it. */
export const noted = <T extends TSchema>(schema: T, note: string): T => ({ ...schema, note })

/** An object under a name and a description: those of its component in the description of the api. */
export const named = <T extends TProperties>(title: string, description: string, fields: T) =>
  Type.Object(fields, { title, description })

/** The schema under a name, which its component of the description gets. */
export const titled = <T extends TSchema>(schema: T, title: string): T => ({ ...schema, title })

/** A page of a list . */
export const pageOf = <T extends TSchema>(item: T) =>
  Type.Object(
    { data: Type.Array(item), page: Type.Number(), pageSize: Type.Number(), total: Type.Number() },
    { title: `PageOf${item.title}` },
  )

/** A page of a table of the console; totals are counted up to a limit only. */
export const tablePage = <T extends TSchema>(row: T) =>
  Type.Object(
    {
      ...pageOf(row).properties,
      isTotalExact: Type.Boolean(),
      isTooBroad: Type.Optional(
        Type.Boolean({ description: 'the search and the filters took too long together' }),
      ),
    },
    { title: `TablePageOf${row.title}` },
  )

/** A list that is answered whole. */
export const listOf = <T extends TSchema>(item: T) =>
  Type.Object({ data: Type.Array(item) }, { title: `ListOf${item.title}` })

export const isJsonAnswer = (answer: TSchema | FileAnswer | undefined): answer is TSchema =>
  answer !== undefined && !('mediaType' in answer)
