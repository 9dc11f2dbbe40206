'use client'

import { useTranslations } from 'next-intl'
import { Notice } from '@/components/shared/notice'
import { Button } from '@/components/ui/button'

export function AvailabilityFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('booking')
  return (
    <Notice role="alert" tone="err">
      <p>{t('availabilityFailed')}</p>
      <Button type="button" $kind="outline" $size="sm" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Notice>
  )
}
