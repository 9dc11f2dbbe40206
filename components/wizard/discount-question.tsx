'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog'
import { Money } from '@/components/ui/money'
import type { Draft } from '@/lib/domain/listing/draft'
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

interface Question {
  percent: number
  onConfirm: () => void
  onClose: () => void
}

/** Asks about an unusual discount until the owner confirms it; a saved one counts as confirmed. */
export function useDiscountQuestion(saved: Draft | null) {
  const meant = useRef(saved && unusualDiscount(saved))
  const [question, setQuestion] = useState<Question | null>(null)

  function open(draft: Draft, goOn: () => void): void {
    const percent = unusualDiscount(draft)
    if (percent === null || percent === meant.current) {
      goOn()
      return
    }
    const onClose = () => setQuestion(null)
    const onConfirm = () => {
      meant.current = percent
      onClose()
      goOn()
    }
    setQuestion({ percent, onConfirm, onClose })
  }

  return { question, open }
}

/** A larger last-minute discount, in percent, needs a confirmation. */
const USUAL_PERCENT = 50

/** The percentage to confirm before saving; null for a usual discount. */
function unusualDiscount({ lastMinute }: Pick<Draft, 'lastMinute'>): number | null {
  const { isTicked, percent } = lastMinute
  return isTicked && percent !== null && percent > USUAL_PERCENT ? percent : null
}
