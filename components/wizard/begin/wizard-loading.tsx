'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import useSWR from 'swr'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Skeleton } from '@/components/ui/skeleton'

/** Shown while the session and the drafts load. */
export function WizardLoading({ isEdit = false, onClose }: { isEdit?: boolean; onClose: () => void }) {
  const t = useTranslations('wizard')
  return (
    <Dialog open onOpenChange={onClose} title={t(isEdit ? 'editTitle' : 'title')} closeLabel={t('close')}>
      <p className="sr-only" role="status">
        {t('opening')}
      </p>
      <Skeleton $block="96px" />
    </Dialog>
  )
}

/** Always from the server: a cached response would show an older draft. */
export function useFresh<Answer>(name: string, request: () => Promise<Answer>) {
  const [openedAt] = useState(() => Date.now())
  return useSWR<Answer>(['wizard', name, openedAt], request, { revalidateOnFocus: false })
}
