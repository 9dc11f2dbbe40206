'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useStay } from '@/components/stay-picker/stay-state'
import { CANCELLATION_TIERS, cancellationDeadline } from '@/lib/domain/booking/money/cancellation'
import { FIRST_NO_SHOW, type NoShowTerms } from '@/lib/domain/booking/money/no-show'
import { spanOf } from '@/lib/domain/booking/period'
import { formatInstant, formatTime } from '@/lib/i18n/dates'
import styles from './cancellation-steps.module.css'

/** The refund deadlines between booking and check-in; with dates they are real instants. */
export function CancellationSteps({ noShow = FIRST_NO_SHOW }: { noShow?: NoShowTerms | undefined }) {
  const { offer } = useStay()
  return offer.terms.paymentType === 'payAtCheckin' ? <UnpaidSteps /> : <PaidSteps noShow={noShow} />
}

/** Without an online payment there is no refund. */
function UnpaidSteps() {
  const t = useTranslations('detail.cancellation')
  return (
    <ol className={styles.steps}>
      <li className={styles.free}>
        <strong>{t('booked')}</strong>
        <span>{t('nothingPaid')}</span>
      </li>
      <li>
        <CheckInStep />
        <span>{t('payOnArrival')}</span>
      </li>
    </ol>
  )
}

function PaidSteps({ noShow: { chargedPercent } }: { noShow: NoShowTerms }) {
  const t = useTranslations('detail.cancellation')
  const locale = useLocale()
  const { offer, request } = useStay()
  const { cancellationPolicy: policy } = offer.terms
  const tier = CANCELLATION_TIERS[policy].find((one) => one.refundPercent === 100)
  const checkInAt = request ? spanOf(request.period, offer.terms).from : null
  const deadline = checkInAt && cancellationDeadline(policy, checkInAt)
  const isOverdue = deadline !== null && deadline.getTime() < Date.now()
  const hasCleaning = offer.terms.fees?.some(({ kind }) => kind === 'cleaning')
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
        <CheckInStep />
        <span>
          {chargedPercent === 100 ? t('noShow') : t('noShowRefund', { percent: 100 - chargedPercent })}
          {hasCleaning ? ` ${t('cleaning')}` : null}
        </span>
      </li>
    </ol>
  )
}

function CheckInStep() {
  const t = useTranslations('detail.cancellation')
  const locale = useLocale()
  const { offer, request } = useStay()
  const at = request ? spanOf(request.period, offer.terms).from : null
  return (
    <strong>
      {at
        ? t('checkInAt', { instant: formatInstant(at, locale) })
        : t('checkIn', { time: formatTime(offer.terms.checkInTime, locale) })}
    </strong>
  )
}
