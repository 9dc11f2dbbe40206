'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

/** What could not be fetched, said where it would have stood, with another try. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('detail')
  return (
    <div role="alert">
      <p>{t('loadFailed')}</p>
      <Button type="button" $kind="outline" $size="sm" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
