import { useTranslations } from 'next-intl'
import { formatAmount, fromSar } from '@/lib/domain/money'

/** What the Money component needs for an amount of SAR: the figure, and the words that a screen reader says. */
export function useMoney() {
  const words = useTranslations('words')
  return (sar: number) => ({ amount: formatAmount(fromSar(sar)), spoken: words('riyals', { count: sar }) })
}
