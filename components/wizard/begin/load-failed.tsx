'use client'

import { useTranslations } from 'next-intl'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Notice } from '@/components/shared/notice'
import { Button } from '@/components/ui/button'
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
      <Notice tone="err" role="alert">
        <p>{failureText(failure)}</p>
        <Button type="button" $kind="outline" $size="sm" onClick={onRetry}>
          {t('retry')}
        </Button>
      </Notice>
    </Dialog>
  )
}
