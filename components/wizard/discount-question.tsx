'use client'

import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog'
import { Money } from '@/components/ui/money'
import { useMoney } from '@/lib/i18n/use-money'

/** An example price in SAR that makes every discount percent a whole number. */
const SAMPLE = 1000

interface DiscountQuestionProps {
  percent: number
  onConfirm: () => void
  onClose: () => void
}

/** Asks whether a large discount is intended, with the remaining price of an example. */
export function DiscountQuestion({ percent, onConfirm, onClose }: DiscountQuestionProps) {
  const t = useTranslations('wizard.discountQuestion')
  const close = useTranslations('wizard')('close')
  const money = useMoney()
  const paid = (SAMPLE * (100 - percent)) / 100
  return (
    <ConfirmDialog
      title={t('title', { percent })}
      closeLabel={close}
      keep={t('change')}
      confirm={t('confirm', { percent })}
      {...{ onConfirm, onClose }}
    >
      <p>
        {t.rich('text', { paid: () => <Money {...money(paid)} />, full: () => <Money {...money(SAMPLE)} /> })}
      </p>
    </ConfirmDialog>
  )
}
