'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

/** What is shown when a page could not be made: what happened, and another try. */
export function BrokenPage({ code, onRetry }: { code?: string; onRetry: () => void }) {
  const t = useTranslations('layout.broken')
  return (
    <EmptyState title={t('title')} text={code ? t('textWithCode', { code }) : t('text')}>
      <Button type="button" onClick={onRetry}>
        {t('retry')}
      </Button>
    </EmptyState>
  )
}
