import { useTranslations } from 'next-intl'
import { riyalValues } from '@/lib/domain/money'

/** The props of the Money component for an amount in SAR: the figure, and the text for screen readers. */
export function useMoney() {
  const words = useTranslations('words')
  return (sar: number) => {
    const values = riyalValues(sar)
    return { amount: values.amount, spoken: words('riyals', values) }
  }
}
