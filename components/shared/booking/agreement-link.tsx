'use client'

import { useLocale, useTranslations } from 'next-intl'
import { RetryNotice } from '@/components/shared/retry-notice'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { Skeleton } from '@/components/ui/skeleton'
import { useAnswer } from '@/lib/api/use-answer'
import { fileHref } from '@/lib/contract/address'
import { formatInstant } from '@/lib/i18n/dates'

/** The agreement of a booking for an event as a file, or that it is made with the confirmation. */
export function AgreementLink({ bookingId }: { bookingId: string }) {
  const t = useTranslations('agreement')
  const locale = useLocale()
  const params = { id: bookingId }
  const { data, error, mutate } = useAnswer('GET /bookings/:id/agreement', { params })
  if (error) {
    return <RetryNotice tone="warn" text={t('failed')} retry={t('retry')} onRetry={() => void mutate()} />
  }
  if (!data) return <Skeleton $block="48px" />
  if (!data.agreement) return <p>{t('none')}</p>
  const { version, issuedAt } = data.agreement
  return (
    <>
      <Button
        as="a"
        $kind="outline"
        $size="sm"
        href={fileHref('GET /bookings/:id/agreement.pdf', { params })}
        download
      >
        <Icon name="download" size={18} /> {t('download')}
      </Button>
      <small>{t('version', { version, at: formatInstant(issuedAt, locale) })}</small>
    </>
  )
}
