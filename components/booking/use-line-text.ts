import { useTranslations } from 'next-intl'
import type { QuoteLineWire } from '@/lib/domain/booking/wire'
import { formatAmount, fromSar } from '@/lib/domain/money'

/** The name of one line of a price: "3 nights × 650", "Last-minute discount 10 %", "Buffet". */
export function useLineText(isEventDay: boolean): (line: QuoteLineWire) => string {
  const t = useTranslations('booking')
  const words = useTranslations('words')
  const addOn = useTranslations('vocabulary.addOn')
  return (line) => {
    if (line.kind === 'addOn') return addOn(line.name)
    if (line.kind === 'lastMinute') return t('lastMinute', { percent: line.percent })
    const unit = line.kind === 'hours' ? 'hours' : isEventDay ? 'eventDays' : 'nights'
    const count = words(unit, { count: line.quantity })
    const price = formatAmount(fromSar(line.unitPrice))
    return line.units > 1
      ? t('lineOfUnits', { count, price, units: line.units })
      : t('line', { count, price })
  }
}
