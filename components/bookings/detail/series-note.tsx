import { useTranslations } from 'next-intl'
import { Notice } from '@/components/shared/notice'
import type { SeriesPlace } from '@/lib/contract/schemas/booking/series'
import { Link } from '@/lib/i18n/navigation'

/** Of which weekly series a booking is a week. */
export function SeriesNote({ series: { _id, number, of } }: { series: SeriesPlace }) {
  const t = useTranslations('series')
  return (
    <Notice role="note">
      <p>
        {t('place', { number, of })} <Link href={`/series/${_id}`}>{t('toSeries')}</Link>
      </p>
    </Notice>
  )
}
