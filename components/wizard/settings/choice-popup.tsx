'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { Stack } from '@/components/shared/styles/stack'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { ErrorLine } from '@/components/wizard/fields/error-line'
import { type CardChoice, ChoiceCards } from './choice-cards'

/** While a popup is open the step beneath is hidden (wizard.md, section 2). */
const HiddenStep = createGlobalStyle`
  form:has([data-popup='open']) { visibility: hidden; }
`

const Hint = styled.p`
  color: var(--c-ink-2);
`

interface ChoicePopupProps {
  name: string
  title: string
  hint: string
  choices: readonly CardChoice[]
  value: string
  onBack: () => void
  onNext: (value: string) => void
}

/** Nothing is chosen before Next confirms it; Next leads back to the step. */
export function ChoicePopup({ name, title, hint, choices, value, onBack, onNext }: ChoicePopupProps) {
  const t = useTranslations('wizard.settings')
  const issues = useTranslations('issues')
  const id = useId()
  const [picked, setPicked] = useState(value)
  const [isRefused, setRefused] = useState(false)
  const error = isRefused && picked === '' ? issues('one_of') : undefined
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onBack())}
      title={title}
      closeLabel={t('close')}
      startsInField
      footer={
        <>
          <Button $kind="outline" onClick={onBack}>
            {t('back')}
          </Button>
          <Button onClick={() => (picked === '' ? setRefused(true) : onNext(picked))}>{t('next')}</Button>
        </>
      }
    >
      <HiddenStep />
      <Stack $gap={4}>
        <Hint>{hint}</Hint>
        <ChoiceCards
          name={`popup-${name}`}
          label={title}
          value={picked}
          isWrong={Boolean(error)}
          describedBy={error ? `${id}-error` : undefined}
          {...{ choices }}
          onChoose={setPicked}
        />
        <ErrorLine id={`${id}-error`}>{error}</ErrorLine>
      </Stack>
    </Dialog>
  )
}
