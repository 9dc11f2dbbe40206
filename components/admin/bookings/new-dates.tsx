import { useLocale, useTranslations } from 'next-intl'
import { Money } from '@/components/ui/money'
import type { DateChangeWire } from '@/lib/domain/booking/wire'
import { formatInstant } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'

/** The last change of a paid booking to dearer dates: how it stands, and what is due until when. */
export function NewDates({ change }: { change: DateChangeWire }) {
  const t = useTranslations('admin.bookings.newDates')
  const locale = useLocale()
  const money = useMoney()
  const at = (instant: string) => formatInstant(instant, locale)
  return (
    <p>
      <strong>{t(change.state)}</strong>{' '}
      {t('dates', { from: at(change.checkInAt), to: at(change.checkOutAt) })}{' '}
      {change.state === 'open' ? (
        <>
          {t('due', { until: at(change.expiresAt) })} <Money {...money(change.difference)} />
        </>
      ) : null}
    </p>
  )
}
