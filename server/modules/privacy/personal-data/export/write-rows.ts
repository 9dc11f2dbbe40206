import { nationalityName } from '@/lib/domain/account/nationalities'
import { fromSar, riyalValues, toSar } from '@/lib/domain/money'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import { shortInstant, spokenDay, spokenTime } from '@/lib/domain/time/spoken-time'
import type { Language, Translations } from '@/server/i18n'
import type { Field, Kind } from './fields'

interface WrittenRow {
  title: string
  values: string[]
}

export interface Writer {
  translations: Translations
  language: Language
}

/** The rows of a field; none for an empty value. Lists have a value for each of their items. */
export function writeRows(writer: Writer, key: string, field: Field, value: unknown): WrittenRow[] {
  if (isEmpty(value) || field === 'machine') return []
  if (field === 'rows') return labelledRows(writer, value)
  if (typeof field === 'string') return oneRow(writer, key, field, value)
  if (isTitled(field)) return oneRow(writer, field[1], field[0], value)
  const nested = new Map(Object.entries(Object(value)))
  return Object.entries(field).flatMap(([name, inner]) => writeRows(writer, name, inner, nested.get(name)))
}

export const isTitled = (field: Field): field is readonly [Kind, string] => Array.isArray(field)

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

function oneRow(writer: Writer, title: string, kind: Kind, value: unknown): WrittenRow[] {
  const values = [value]
    .flat()
    .map((one) => writeValue(writer, kind, one))
    .filter(Boolean)
  return values.length ? [{ title: say(writer, `personalData.fields.${title}`), values }] : []
}

const say = ({ translations, language }: Writer, key: string, values = {}) =>
  translations.sentence(language, key, values)

function writeValue(writer: Writer, kind: Kind, value: unknown): string {
  if (kind.startsWith('word:')) return say(writer, `${kind.slice('word:'.length)}.${value}`) || String(value)
  return WRITERS.get(kind)?.(value, writer) ?? String(value)
}

const riyals = (halalas: number, writer: Writer) => say(writer, 'words.riyals', riyalValues(toSar(halalas)))

/** Kinds that are not written as they are stored. */
const WRITERS: ReadonlyMap<Kind, (value: unknown, writer: Writer) => string> = new Map<
  Kind,
  (value: unknown, writer: Writer) => string
>([
  ['bilingual', (value, { language }) => inLanguage(value, language)],
  ['country', (value, { language }) => nationalityName(String(value), language)],
  ['flag', (value, writer) => say(writer, `admin.audit.${value === true ? 'yes' : 'no'}`)],
  ['percent', (value) => `${value}%`],
  ['minutes', (value, writer) => say(writer, 'detail.host.minutes', { count: Number(value) })],
  ['hours', (value, writer) => say(writer, 'words.hours', { count: Number(value) })],
  ['halalas', (value, writer) => riyals(Number(value), writer)],
  ['sar', (value, writer) => riyals(fromSar(Number(value)), writer)],
  ['day', (value, { language }) => spokenDay(String(value), language)],
  ['time', (value, { language }) => spokenTime(String(value), language)],
  ['instant', (value, { language }) => shortInstant(value instanceof Date ? value : String(value), language)],
])

const isBilingual = (value: unknown): value is Bilingual =>
  typeof value === 'object' && value !== null && 'ar' in value && 'en' in value

const inLanguage = (value: unknown, language: Language) =>
  isBilingual(value) ? value[language] : String(value)

/** Rows that were stored with their labels: the facts, lines and sums of a document, marks of a review. */
function labelledRows(writer: Writer, rows: unknown): WrittenRow[] {
  return [rows].flat().map((row) => {
    const { label, value, amountHalalas } = Object(row)
    return {
      title: inLanguage(label, writer.language),
      values: [
        amountHalalas === undefined
          ? inLanguage(value, writer.language)
          : riyals(Number(amountHalalas), writer),
      ],
    }
  })
}
