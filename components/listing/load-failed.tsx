'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

/** Replaces content that failed to load, with a retry. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('detail')
  return (
    <div role="alert">
      <p>{t('loadFailed')}</p>
      <Button $kind="outline" $size="sm" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
