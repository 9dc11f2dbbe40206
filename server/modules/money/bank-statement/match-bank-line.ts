import type { BankTarget } from '@/lib/domain/bank-statement/bank-statement'
import type { Halalas } from '@/lib/domain/money'
import { type Day, daysBetween } from '@/lib/domain/time/days'

/** What a line of the statement may be: a transfer of ours, or to us, that no line has yet. */
export interface Candidate {
  kind: BankTarget
  id: string
  /** as the statement has it: negative where money left */
  amountHalalas: Halalas
  /** by which the bank's line names it; null: nobody said one */
  reference: string | null
  day: Day
}

export interface StatementLine {
  amountHalalas: Halalas
  text: string
  bookedOn: Day
}

/** A transfer without a reference arrives within so many days of its own. */
const WITHIN_DAYS = 7

/**
 * What a line is, by sum and reference. A settlement that has no reference is found by its sum, where it is the only one of its
 * days. Null where nothing of ours is it, or more than one.
 */
export function matchBankLine<C extends Candidate>(line: StatementLine, candidates: readonly C[]): C | null {
  const sameSum = candidates.filter(({ amountHalalas }) => amountHalalas === line.amountHalalas)
  const named = sameSum.filter(({ reference }) => reference !== null && names(line.text, reference))
  if (named.length > 0) return named.length === 1 ? (named[0] ?? null) : null
  const unnamed = sameSum.filter(
    ({ kind, reference, day }) =>
      kind === 'settlement' && reference === null && Math.abs(daysBetween(day, line.bookedOn)) <= WITHIN_DAYS,
  )
  return unnamed.length === 1 ? (unnamed[0] ?? null) : null
}

/** Whether a text has a reference as a word of its own; banks leave out hyphens. */
function names(text: string, reference: string): boolean {
  const letters = reference
    .trim()
    .split('')
    .filter((one) => /[\p{L}\p{N}]/u.test(one))
  if (letters.length < 3) return false
  return new RegExp(`(?<![\\p{L}\\p{N}])${letters.join('[^\\p{L}\\p{N}]?')}(?![\\p{L}\\p{N}])`, 'iu').test(
    text,
  )
}
