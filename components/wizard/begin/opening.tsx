'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import useSWR from 'swr'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Skeleton } from '@/components/ui/skeleton'

/** While it is asked who is here and where they stopped. */
export function Opening({ isEdit = false, onClose }: { isEdit?: boolean; onClose: () => void }) {
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

/** What the server says now: an answer of an earlier opening would show a draft as it was before. */
export function useFresh<Answer>(name: string, request: () => Promise<Answer>) {
  const [openedAt] = useState(() => Date.now())
  return useSWR<Answer>(['wizard', name, openedAt], request, { revalidateOnFocus: false })
}
