'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
import { ErrorLine } from '@/components/wizard/error-line'
import { type CardChoice, Cards } from './choice-cards'
import { ChoicePopup } from './choice-popup'

const Opener = styled(Cards)`
  button.card { inline-size: 100%; }
  .card > svg { grid-row: 1 / 3; grid-column: 3; color: var(--c-ink-3); }
  .more[data-none] { color: var(--c-ink-3); }
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
    <Opener data-wrong={error ? true : undefined}>
      <button
        type="button"
        name={name}
        className="card"
        data-popup={isOpen ? 'open' : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-describedby={error ? `${id}-error` : undefined}
        onClick={() => setOpen(true)}
      >
        <span className="sign">
          <Icon name={chosen?.icon ?? 'info'} size={22} />
        </span>
        <span className="name">{title}</span>
        <span className="more" data-none={chosen ? undefined : true}>
          {chosen?.name ?? t('notChosen')}
        </span>
        <Icon name="chevron" flip size={18} />
      </button>
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
    </Opener>
  )
}
