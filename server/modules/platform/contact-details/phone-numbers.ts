import { FILLER } from './spoken-digits'

/** A range of a text, `[from, to)`. */
export interface TextRange {
  from: number
  to: number
}

const BETWEEN = `(?:[^\\p{L}\\p{N}${FILLER}]|\\u0640)`
/** Up to three characters that are no letter and no digit, between the digits of a number. */
export const GAP = `(?:${FILLER}*${BETWEEN}){0,3}${FILLER}*`
/** A comma and a space separate a list, except between number words or single digits. */
const NO_LIST = '(?![,،]\\s)'
const SINGLE_DIGITS = `(?<=(?<!\\d)\\d)[,،]\\s{1,2}(?=\\d(?!\\d))`
const RUN = new RegExp(`(?:\\+${GAP})?\\d(?:(?:${SINGLE_DIGITS}|${NO_LIST}${GAP})\\d){6,}${FILLER}*`, 'gu')
const DATE =
  /(?<!\d)(?:(?:19|20)\d\d([-/.])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])([-/.])(?:0?[1-9]|1[0-2])\2(?:19|20)\d\d)(?!\d)/g

/** More digits in a row than a price or a year has. */
const LONG_ROW = 9
const LONG_NUMBER = 13
/** Mobile, landline, and company numbers. */
const SAUDI = /^(?:(?:00)?966|0)(?:5|1[1-7])\d{7,8}|^9200\d{5,6}|^8(?:00|11)\d{7}/
const BARE_MOBILE = /^5\d{8}/
const ABROAD = /^(?:\+|00)\d{8}/

/** Ranges of phone, card and account numbers in a text with Latin digits; prices, dates, hours and lists of days are none. */
export function findPhones(text: string): TextRange[] {
  const withoutDates = text.replace(DATE, (date) => 'x'.repeat(date.length))
  return [...withoutDates.matchAll(RUN)]
    .filter(([run]) => isPhoneNumber(run) && !isPlainNumbers(run))
    .map((match) => ({ from: match.index, to: match.index + match[0].length }))
}

function isPhoneNumber(run: string): boolean {
  const groups = run.match(/\d+/g) ?? []
  const longest = Math.max(...groups.map((group) => group.length))
  const digits = groups.join('')
  if (longest >= LONG_ROW || (digits.length >= LONG_NUMBER && longest >= 4)) return true
  if (run.startsWith('+') && ABROAD.test(`+${digits}`)) return true
  return groups.some((_, i) => beginsNumber(groups.slice(i)))
}

/** Whether a phone number starts with the first group. */
function beginsNumber(groups: string[]): boolean {
  const digits = groups.join('')
  if (SAUDI.test(digits) || ABROAD.test(digits)) return true
  const isSpelt = groups.every((group) => group.length <= 2)
  return BARE_MOBILE.test(digits) && (isSpelt || groups.some((group) => group.length >= 3))
}

const DAY = '(?:0?[1-9]|[12]\\d|3[01])'
const MONTH = '(?:0?[1-9]|1[0-2])'
const DATE_SEPARATORS = ['\\/', '-', '\\.']
/** 12-12-26, 12/12, 10:30, 2026, 2,500 or 2,320.00, 650 or `1. 1200.50`: prices end in 0, unlike phone digits. */
const PLAIN = [
  ...DATE_SEPARATORS.map((sign) => `${DAY}${sign}${MONTH}${sign}\\d\\d(?!${sign}?\\d)`),
  `${DAY}\\/${MONTH}(?!\\/?\\d)`,
  '(?:[01]?\\d|2[0-3]):[0-5]\\d(?!\\d)',
  '20\\d\\d(?!\\d)',
  '[1-9]\\d{0,2},\\d{3}(?:\\.\\d{1,2})?(?![,.]?\\d)',
  '(?:\\d{1,2}[.)]\\s{1,2})?[1-9]\\d{1,3}0(?:\\.\\d{1,2})?(?!\\d)',
]
const ITEM = new RegExp(PLAIN.join('|'), 'y')
const SEPARATOR = /\D{1,4}/y
const LAST_DAY = 31

/** Whether a run of digits is only dates, hours, years and prices, or days in ascending order. */
function isPlainNumbers(run: string): boolean {
  return isRowOfItems(run) || areDaysInOrder(run.match(/\d+/g) ?? [])
}

/** Scans once from left to right, without backtracking. */
function isRowOfItems(run: string): boolean {
  for (let at = 0; ; at = SEPARATOR.lastIndex) {
    ITEM.lastIndex = at
    if (!ITEM.test(run)) return false
    if (ITEM.lastIndex === run.length) return true
    SEPARATOR.lastIndex = ITEM.lastIndex
    if (!SEPARATOR.test(run)) return false
  }
}

function areDaysInOrder(groups: readonly string[]): boolean {
  return groups.every((group, i) => {
    const before = i === 0 ? 0 : Number(groups[i - 1])
    return group.length <= 2 && Number(group) > before && Number(group) <= LAST_DAY
  })
}
