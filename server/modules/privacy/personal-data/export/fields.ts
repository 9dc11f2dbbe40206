import { ACCOUNT_FIELDS } from './account-fields'
import { BOOKING_FIELDS } from './booking-fields'
import { CONTACT_FIELDS } from './contact-fields'
import type { Sections } from './sections'

/** The fields of a vendor's cleaners and their tasks. */
const CLEANING_FIELDS = {
  appointments: {
    service: 'bilingual',
    startsAt: 'instant',
    endsAt: 'instant',
    isCancelled: 'flag',
    createdAt: 'instant',
  },
  cleaners: { name: 'text', phone: 'text', linkSince: 'instant', createdAt: 'instant' },
  cleaningTasks: {
    service: 'bilingual',
    dueAt: ['instant', 'checkOut'],
    state: 'word:cleaning.states',
    note: ['text', 'message'],
    beganAt: 'instant',
    doneAt: 'instant',
  },
} as const

/**
 * How a value is written. `machine` stays in the JSON alone: ids and counters that say nothing to a person, and what another
 * field says in words. `word:` names a value by the texts at a path of `messages/`; `rows` have labels of their own.
 */
export type Kind =
  | 'machine'
  | 'text'
  | 'bilingual'
  | 'country'
  | 'flag'
  | 'count'
  | 'percent'
  | 'minutes'
  | 'hours'
  | 'halalas'
  | 'sar'
  | 'day'
  | 'time'
  | 'instant'
  | 'rows'
  | `word:${string}`

/** A kind, one with a title other than that of its key, or the fields of a nested object. */
export type Field = Kind | readonly [kind: Kind, title: string] | { readonly [key: string]: Field }

type KeysOf<Value> = Value extends unknown ? keyof Value : never
type ValueOf<Row, Key> = Row extends unknown ? (Key extends keyof Row ? Row[Key] : never) : never
type FieldOf<Value> = Kind | readonly [kind: Kind, title: string] | FieldsOf<NonNullable<Value>>
type FieldsOf<Row> = { readonly [Key in KeysOf<Row>]: FieldOf<ValueOf<Row, Key>> }
type Table = { readonly [Name in keyof Sections]: FieldsOf<Sections[Name][number]> }

/** The sections of the file in their order, with every field of the export: a new one without a row breaks the build. */
export const EXPORT_FIELDS: Table = {
  ...ACCOUNT_FIELDS,
  ...BOOKING_FIELDS,
  ...CLEANING_FIELDS,
  ...CONTACT_FIELDS,
}
