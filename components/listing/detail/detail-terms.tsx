import { useTranslations } from 'next-intl'
import { offeredPaymentLabel } from '@/components/shared/booking/payment-label'
import { Icon } from '@/components/ui/icon/icon'
import type { Listing } from '@/lib/domain/listing/listing'
import { riyalValues, toSar } from '@/lib/domain/money'
import styles from './detail-sections.module.css'

/** Audience, booking type, payment type and cancellation policy of the listing. */
export function DetailTerms({ listing }: { listing: Listing }) {
  const t = useTranslations('detail.terms')
  const words = useTranslations('vocabulary')
  const amounts = useTranslations('words')
  const { cancellationPolicy, paymentType, partPayment } = listing.terms
  const payment =
    paymentType === 'halfPayment' && partPayment
      ? t('partOfTotal', {
          percent: partPayment.percent,
          amount: amounts('riyals', riyalValues(toSar(partPayment.minimumHalalas))),
        })
      : t(paymentType)
  const rows = [
    { icon: 'users', name: words(`audience.${listing.audience}`), text: t('audience') },
    {
      icon: listing.bookingType === 'instant' ? 'bolt' : 'clock',
      name: words(`bookingType.${listing.bookingType}`),
      text: t(listing.bookingType === 'instant' ? 'instant' : 'request'),
    },
    { icon: 'wallet', name: words(`paymentLabel.${offeredPaymentLabel(paymentType)}`), text: payment },
    paymentType === 'payAtCheckin'
      ? ({ icon: 'shield', name: t('unpaidPolicy'), text: t('unpaidPolicyRule') } as const)
      : ({
          icon: 'shield',
          name: t('policy', { policy: words(`policy.${cancellationPolicy}`) }),
          text: words(`policyRule.${cancellationPolicy}`),
        } as const),
    ...(listing.licence?.number
      ? [{ icon: 'key', name: t('licence'), text: <bdi>{listing.licence.number}</bdi> } as const]
      : []),
  ] as const
  return (
    <ul className={styles.terms}>
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
