import { useTranslations } from 'next-intl'
import { formatAmount, fromSar } from '@/lib/domain/money'

/** The props of the Money component for an amount in SAR: the figure, and the text for screen readers. */
export function useMoney() {
  const words = useTranslations('words')
  return (sar: number) => ({ amount: formatAmount(fromSar(sar)), spoken: words('riyals', { count: sar }) })
}
