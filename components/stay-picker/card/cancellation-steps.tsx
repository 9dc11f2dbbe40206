import { useLocale, useTranslations } from 'next-intl'
import type { ListingForBooking } from '@/components/stay-picker/listing-for-booking'
import type { StayRequest } from '@/lib/domain/booking/bookable'
import { CANCELLATION_TIERS, cancellationDeadline } from '@/lib/domain/booking/money/cancellation'
import { FIRST_NO_SHOW, type NoShowTerms } from '@/lib/domain/booking/money/no-show'
import { spanOf } from '@/lib/domain/booking/period'
import { formatInstant, formatTime } from '@/lib/i18n/dates'
import styles from './cancellation-steps.module.css'

interface CancellationStepsProps {
  terms: ListingForBooking['terms']
  /** the chosen stay */
  request?: StayRequest | undefined
  noShow?: NoShowTerms | undefined
}

/** The refund deadlines between booking and check-in; with a stay they are real instants. */
export function CancellationSteps(props: CancellationStepsProps) {
  return props.terms.paymentType === 'payAtCheckin' ? <UnpaidSteps {...props} /> : <PaidSteps {...props} />
}

/** Without an online payment there is no refund. */
function UnpaidSteps(stay: CancellationStepsProps) {
  const t = useTranslations('detail.cancellation')
  return (
    <ol className={styles.steps}>
      <li className={styles.free}>
        <strong>{t('booked')}</strong>
        <span>{t('nothingPaid')}</span>
      </li>
      <li>
        <CheckInStep {...stay} />
        <span>{t('payOnArrival')}</span>
      </li>
    </ol>
  )
}

function PaidSteps({ terms, request, noShow: { chargedPercent } = FIRST_NO_SHOW }: CancellationStepsProps) {
  const t = useTranslations('detail.cancellation')
  const locale = useLocale()
  const { cancellationPolicy: policy } = terms
  const tier = CANCELLATION_TIERS[policy].find((one) => one.refundPercent === 100)
  const checkInAt = request ? spanOf(request.period, terms).from : null
  const deadline = checkInAt && cancellationDeadline(policy, checkInAt)
  const isOverdue = deadline !== null && deadline.getTime() < Date.now()
  const hasCleaning = terms.fees?.some(({ kind }) => kind === 'cleaning')
  return (
    <ol className={styles.steps}>
      <li className={tier && !isOverdue ? styles.free : undefined}>
        <strong>{t('booked')}</strong>
        <span>{t(tier ? (isOverdue ? 'tooLate' : 'full') : 'never')}</span>
      </li>
      {tier && !isOverdue ? (
        <li>
          <strong>
            {deadline
              ? t('until', { instant: formatInstant(deadline, locale) })
              : t(`before${tier.hoursBefore}`)}
          </strong>
          <span>{t('after')}</span>
        </li>
      ) : null}
      <li>
        <CheckInStep terms={terms} request={request} />
        <span>
          {chargedPercent === 100 ? t('noShow') : t('noShowRefund', { percent: 100 - chargedPercent })}
          {hasCleaning ? ` ${t('cleaning')}` : null}
        </span>
      </li>
    </ol>
  )
}

function CheckInStep({ terms, request }: CancellationStepsProps) {
  const t = useTranslations('detail.cancellation')
  const locale = useLocale()
  const at = request ? spanOf(request.period, terms).from : null
  return (
    <strong>
      {at
        ? t('checkInAt', { instant: formatInstant(at, locale) })
        : t('checkIn', { time: formatTime(terms.checkInTime, locale) })}
    </strong>
  )
}
