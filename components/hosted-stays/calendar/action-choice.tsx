'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import styled from 'styled-components'
import { chipLook } from '@/components/ui/badge'
import type { CalendarAction } from '@/lib/domain/booking/calendar-change'

const Choice = styled.fieldset`
  border: 0; padding: 0; margin: 0; min-inline-size: 0;
  legend { font-size: var(--fs-sm); font-weight: var(--fw-medium); margin-block-end: var(--s-2); padding: 0; }
  div { display: flex; flex-wrap: wrap; gap: var(--s-2); }
  label { ${chipLook} position: relative; min-block-size: var(--tap); }
  label:has(:checked) { background: var(--c-ink); color: var(--c-bg); box-shadow: none; }
  label:has(:focus-visible) { outline: 3px solid var(--c-focus); outline-offset: 2px; }
  input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; opacity: 0; cursor: pointer; }
`

interface ActionChoiceProps {
  label: string
  actions: readonly CalendarAction[]
  value: CalendarAction
  onChange: (action: CalendarAction) => void
}

/** One of a few actions, as pills that are radio buttons. */
export function ActionChoice({ label, actions, value, onChange }: ActionChoiceProps) {
  const t = useTranslations('hosted.calendar.actions')
  const name = useId()
  return (
    <Choice>
      <legend>{label}</legend>
      <div>
        {actions.map((action) => (
          <label key={action}>
            <input
              type="radio"
              name={name}
              value={action}
              checked={action === value}
              onChange={() => onChange(action)}
            />
            {t(action)}
          </label>
        ))}
      </div>
    </Choice>
  )
}
