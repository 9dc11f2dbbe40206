import type { Halalas } from '@/lib/domain/money'
import { proportionally, sumOf } from '@/lib/domain/splits/split'

interface Parts {
  priceHalalas: Halalas
  depositHalalas: Halalas
}

/**
 * What each captured payment gives of a refund: the oldest first, or in the proportion of what is left of each where friends
 * shared the payment. Null: more than was captured.
 */
export function refundParts<P extends Parts>(
  payments: readonly P[],
  { priceHalalas, depositHalalas }: Parts,
  isShared: boolean,
): { payment: P; parts: Parts }[] | null {
  const divide = isShared ? dividedByShare : oldestFirst
  const prices = divide(
    priceHalalas,
    payments.map((one) => one.priceHalalas),
  )
  const deposits = divide(
    depositHalalas,
    payments.map((one) => one.depositHalalas),
  )
  if (!prices || !deposits) return null
  return payments.flatMap((payment, i) => {
    const parts = { priceHalalas: prices[i] ?? 0, depositHalalas: deposits[i] ?? 0 }
    return parts.priceHalalas + parts.depositHalalas > 0 ? [{ payment, parts }] : []
  })
}

function dividedByShare(amount: Halalas, available: Halalas[]): Halalas[] | null {
  return amount > sumOf(available) ? null : proportionally(amount, available)
}

function oldestFirst(amount: Halalas, available: Halalas[]): Halalas[] | null {
  let left = amount
  const taken = available.map((one) => {
    const part = Math.min(left, one)
    left -= part
    return part
  })
  return left > 0 ? null : taken
}
