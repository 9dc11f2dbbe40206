'use client'

import { useTranslations } from 'next-intl'
import { RetryNotice } from '@/components/shared/retry-notice'

export function AvailabilityFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('booking')
  return <RetryNotice tone="err" text={t('availabilityFailed')} retry={t('retry')} onRetry={onRetry} />
}
