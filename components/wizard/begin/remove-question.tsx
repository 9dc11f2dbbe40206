'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'

const Question = styled.div`
  flex: 1; display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-2); min-block-size: 76px; padding: var(--s-3); border-radius: var(--r-lg); background: var(--c-err-soft);
  p { flex: 1 1 20ch; font-size: var(--fs-sm); }
`

interface RemoveQuestionProps {
  isBusy: boolean
  onYes: () => void
  onNo: () => void
}

/** Asks in place of the draft before it is deleted. */
export function RemoveQuestion({ isBusy, onYes, onNo }: RemoveQuestionProps) {
  const t = useTranslations('wizard.resume')
  return (
    <Question role="alertdialog" aria-label={t('removeAsk')}>
      <p>{t('removeAsk')}</p>
      <Button type="button" $kind="danger" $size="sm" disabled={isBusy} aria-busy={isBusy} onClick={onYes}>
        {t('removeYes')}
      </Button>
      <Button type="button" $kind="outline" $size="sm" autoFocus disabled={isBusy} onClick={onNo}>
        {t('removeNo')}
      </Button>
    </Question>
  )
}
