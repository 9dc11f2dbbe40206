import { useLocale, useTranslations } from 'next-intl'
import { Notice } from '@/components/hosted-stays/notice'
import { Icon } from '@/components/ui/icon'
import type { Day } from '@/lib/domain/days'
import { formatDay } from '@/lib/i18n/dates'

/** Days that could not be closed, because a guest has them: nothing was changed. */
export function DaysInTheWay({ days }: { days: readonly Day[] }) {
  const t = useTranslations('hosted.calendar.form')
  const locale = useLocale()
  const names = days.map((day) => formatDay(day, locale, 'dayMonth'))
  return (
    <Notice $tone="err" role="alert">
      <Icon name="alert" />
      <p>{t('inTheWay', { days: new Intl.ListFormat(locale, { type: 'conjunction' }).format(names) })}</p>
    </Notice>
  )
}
