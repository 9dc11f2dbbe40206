'use client'

import { useTranslations } from 'next-intl'
import { useFailureText } from '@/components/forms/use-issue-text'
import { RetryNotice } from '@/components/shared/retry-notice'
import { Dialog } from '@/components/ui/dialog/dialog'

interface LoadFailedProps {
  failure: unknown
  isEdit?: boolean
  onRetry: () => void
  onClose: () => void
}

export function LoadFailed({ failure, isEdit = false, onRetry, onClose }: LoadFailedProps) {
  const t = useTranslations('wizard')
  const failureText = useFailureText()
  return (
    <Dialog open onOpenChange={onClose} title={t(isEdit ? 'editTitle' : 'title')} closeLabel={t('close')}>
      <RetryNotice tone="err" text={failureText(failure)} retry={t('retry')} onRetry={onRetry} />
    </Dialog>
  )
}
