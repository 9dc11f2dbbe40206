import { typedAmount } from '@/components/forms/typed-number'
import { type Halalas, toSar } from '@/lib/domain/money'
import { checkShares, equalShares, type SharesProblem, SPLIT_BOUNDS, sumOf } from '@/lib/domain/splits/split'

/** The shares as they are typed, what is wrong with them, and which of them are (their indexes). */
export interface TypedShares {
  shares: Halalas[]
  sumHalalas: Halalas
  problem: SharesProblem | null
  wrong: number[]
}

/** What is no amount counts as nothing, so that it is refused as too small. */
export function readShares(typed: readonly string[], amountHalalas: Halalas): TypedShares {
  const shares = typed.map((text) => typedAmount(text) ?? 0)
  const problem = checkShares(shares, amountHalalas)
  const small = shares.flatMap((share, i) => (share < SPLIT_BOUNDS.minShareHalalas ? [i] : []))
  return { shares, sumHalalas: sumOf(shares), problem, wrong: problem === 'first' ? [0] : small }
}

/** Equal shares as text that `readShares` reads. */
export const typedEqually = (amountHalalas: Halalas, people: number): string[] =>
  equalShares(amountHalalas, people).map((share) => toSar(share).toFixed(share % 100 === 0 ? 0 : 2))

/** Between how many people an amount can be split at most; below two it cannot. */
export const mostPeople = (amountHalalas: Halalas): number =>
  Math.min(SPLIT_BOUNDS.maxPeople, Math.floor(amountHalalas / SPLIT_BOUNDS.minShareHalalas))
