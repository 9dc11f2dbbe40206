'use client'

import { useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'

/** While it is asked who is here and where they stopped. */
export function Opening({ onClose }: { onClose: () => void }) {
  const t = useTranslations('wizard')
  return (
    <Dialog open onOpenChange={onClose} title={t('title')} closeLabel={t('close')}>
      <p className="sr-only" role="status">
        {t('opening')}
      </p>
      <Skeleton $block="96px" />
    </Dialog>
  )
}
