'use client'

import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { formatAmount, fromSar, percentOf } from '@/lib/domain/money'

/** A price by which the discount is shown. */
const SAMPLE = fromSar(1000)

interface DiscountQuestionProps {
  percent: number
  onConfirm: () => void
  onClose: () => void
}

/** Asks whether a large discount is meant, with what is left of a price. */
export function DiscountQuestion({ percent, onConfirm, onClose }: DiscountQuestionProps) {
  const t = useTranslations('wizard.discountQuestion')
  const close = useTranslations('wizard')('close')
  const left = 100 - percent
  const amounts = { full: formatAmount(SAMPLE), paid: formatAmount(percentOf(SAMPLE, left)) }
  return (
    <ConfirmDialog
      title={t('title', { percent })}
      closeLabel={close}
      keep={t('change')}
      confirm={t('confirm', { percent })}
      {...{ onConfirm, onClose }}
    >
      <p>{t('text', { left, ...amounts })}</p>
    </ConfirmDialog>
  )
}
