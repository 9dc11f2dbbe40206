import { useLocale, useTranslations } from 'next-intl'
import { Offer } from '@/components/checkout/balance-offer'
import { Button } from '@/components/ui/button'
import { formatInstant } from '@/lib/i18n/dates'

interface SplitOfferProps {
  /** the deadline of a split that is begun now */
  until: Date
  /** when its form was just left */
  takesFocus: boolean
  onOpen: () => void
}

/** Offers to pay together with friends. */
export function SplitOffer({ until, takesFocus, onOpen }: SplitOfferProps) {
  const t = useTranslations('split.offer')
  const locale = useLocale()
  return (
    <Offer>
      <h2>{t('title')}</h2>
      <p>{t('text', { until: formatInstant(until, locale) })}</p>
      <Button type="button" $kind="outline" $wide autoFocus={takesFocus} onClick={onOpen}>
        {t('open')}
      </Button>
    </Offer>
  )
}
