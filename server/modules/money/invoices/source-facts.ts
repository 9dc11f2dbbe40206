import { formatAmount, type Halalas } from '@/lib/domain/money'
import type { PrintedFact } from './print-facts'

/** What card and balance paid of one payment. */
export function sourceFacts(
  { priceHalalas, depositHalalas }: { priceHalalas: Halalas; depositHalalas: Halalas },
  balanceHalalas: Halalas,
): PrintedFact[] {
  const byCard = formatAmount(priceHalalas + depositHalalas - balanceHalalas)
  const fromBalance = formatAmount(balanceHalalas)
  return [
    { label: 'paidByCard', value: { ar: byCard, en: byCard } },
    { label: 'paidFromBalance', value: { ar: fromBalance, en: fromBalance } },
  ]
}
