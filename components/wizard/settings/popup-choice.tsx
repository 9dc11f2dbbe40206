'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
import { ErrorLine } from '@/components/wizard/fields/error-line'
import { Card, type CardChoice, Cards, IconBox, More, Name } from './choice-cards'
import { ChoicePopup } from './choice-popup'

const Opener = styled(Card)`
  inline-size: 100%;
  > svg { grid-row: 1 / 3; grid-column: 3; color: var(--c-ink-3); }
`

const Chosen = styled(More)<{ $isNone: boolean }>`
  ${({ $isNone }) => $isNone && 'color: var(--c-ink-3);'}
`

interface PopupChoiceProps {
  /** the path of the field */
  name: string
  title: string
  hint: string
  choices: readonly CardChoice[]
  value: string
  error: string | undefined
  onChoose: (value: string) => void
}

/** A card with the current choice, which opens a popup with the options in place of the step (wizard.md, section 2). */
export function PopupChoice({ name, title, hint, choices, value, error, onChoose }: PopupChoiceProps) {
  const t = useTranslations('wizard.settings')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const chosen = choices.find((one) => one.value === value)
  const close = () => setOpen(false)
  return (
    <Cards data-wrong={error ? true : undefined}>
      <Opener
        as="button"
        type="button"
        name={name}
        data-popup={isOpen ? 'open' : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-describedby={error ? `${id}-error` : undefined}
        onClick={() => setOpen(true)}
      >
        <IconBox>
          <Icon name={chosen?.icon ?? 'info'} size={22} />
        </IconBox>
        <Name>{title}</Name>
        <Chosen $isNone={!chosen}>{chosen?.name ?? t('notChosen')}</Chosen>
        <Icon name="chevron" flip size={18} />
      </Opener>
      <ErrorLine id={`${id}-error`}>{error}</ErrorLine>
      {isOpen ? (
        <ChoicePopup
          {...{ name, title, hint, choices, value }}
          onBack={close}
          onNext={(next) => {
            onChoose(next)
            close()
          }}
        />
      ) : null}
    </Cards>
  )
}
