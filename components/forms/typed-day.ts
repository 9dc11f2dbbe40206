import { latinDigits } from '@/lib/domain/text/arabic'
import { type Day, isDay } from '@/lib/domain/time/days'

const DAY_FIRST = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/

/**
 * The day of a typed date, day first: 5-3-2026, 05/03/2026, ٥-٣-٢٠٢٦; an ISO day stays. A text that is no date is
 * returned as it is, so that the rule of the field refuses it.
 */
export function typedDay(text: string): Day | string {
  const plain = latinDigits(text).trim()
  const [, date = '', month = '', year = ''] = DAY_FIRST.exec(plain) ?? []
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : isDay(plain) ? plain : text
}

/** A day as it is typed, DD-MM-YYYY; any other text as it is. */
export function writtenDay(day: string): string {
  return isDay(day) ? day.split('-').toReversed().join('-') : day
}
