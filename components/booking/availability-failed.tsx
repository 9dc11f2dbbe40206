'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Notice } from './notice'

export function AvailabilityFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('booking')
  return (
    <Notice role="alert" $tone="err">
      <p>{t('availabilityFailed')}</p>
      <Button type="button" $kind="outline" $size="sm" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Notice>
  )
}
