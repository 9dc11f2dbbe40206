import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { CANCELLATION_TIERS } from '@/lib/domain/booking/cancellation'
import type { Listing } from '@/lib/domain/listing/listing'
import { formatTime } from '@/lib/i18n/dates'

/** Whom the place is for, how it is booked, how it is paid and what cancelling costs: four lines before the click. */
export function DetailTerms({ listing }: { listing: Listing }) {
  const t = useTranslations('detail.terms')
  const words = useTranslations('vocabulary')
  const { cancellationPolicy, paymentType } = listing.terms
  const rows = [
    { icon: 'users', name: words(`audience.${listing.audience}`), text: t('audience') },
    {
      icon: listing.bookingType === 'instant' ? 'bolt' : 'clock',
      name: words(`bookingType.${listing.bookingType}`),
      text: t(listing.bookingType === 'instant' ? 'instant' : 'request'),
    },
    { icon: 'wallet', name: words(`paymentType.${paymentType}`), text: t(paymentType) },
    {
      icon: 'shield',
      name: t('policy', { policy: words(`policy.${cancellationPolicy}`) }),
      text: words(`policyRule.${cancellationPolicy}`),
    },
  ] as const
  return (
    <ul className="terms">
      {rows.map((row) => (
        <li key={row.icon}>
          <Icon name={row.icon} size={24} />
          <div>
            <strong>{row.name}</strong>
            <span>{row.text}</span>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** From booking to check-in: until when everything comes back, and what holds after it. */
export function CancellationSteps({ listing }: { listing: Listing }) {
  const t = useTranslations('detail.cancellation')
  const locale = useLocale()
  const { cancellationPolicy, checkInTime } = listing.terms
  const tier = CANCELLATION_TIERS[cancellationPolicy].find((one) => one.refundPercent === 100)
  return (
    <ol className="steps">
      <li>
        <strong>{t('booked')}</strong>
        <span className="quiet">{tier ? t('full') : t('never')}</span>
      </li>
      {tier ? (
        <li className="late">
          <strong>{t(`before${tier.hoursBefore}`)}</strong>
          <span className="quiet">{t('after')}</span>
        </li>
      ) : null}
      <li className="late last">
        <strong>{t('checkIn', { time: formatTime(checkInTime, locale) })}</strong>
        <span className="quiet">{t('noShow')}</span>
      </li>
    </ol>
  )
}
