import { useLocale, useTranslations } from 'next-intl'
import { formatExactAmount, fromSar, riyalValues } from '@/lib/domain/money'

/** Sets a minus before its digits in a sentence from right to left. */
const LEFT_TO_RIGHT_MARK = '\u200E'

/** The props of the Money component for an amount in SAR: the figure, and the text for screen readers and sentences. */
export function useMoney() {
  const words = useTranslations('words')
  const isRtl = useLocale() === 'ar'
  return (sar: number) => {
    const values = riyalValues(sar)
    const spoken = isRtl && sar < 0 ? `${LEFT_TO_RIGHT_MARK}${values.amount}` : values.amount
    return { amount: values.amount, spoken: words('riyals', { ...values, amount: spoken }) }
  }
}

/** The same with two decimals in any case, for columns of amounts. */
export function useExactMoney() {
  const money = useMoney()
  return (sar: number) => ({ ...money(sar), amount: formatExactAmount(fromSar(sar)) })
}
