'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import styled from 'styled-components'
import type { CalendarAction } from '@/lib/domain/calendar/bodies'

const Choice = styled.fieldset`
  border: 0; padding: 0; margin: 0; min-inline-size: 0;
  legend { font-size: var(--fs-sm); font-weight: var(--fw-medium); margin-block-end: var(--s-2); padding: 0; }
  div { display: flex; flex-wrap: wrap; gap: var(--s-2); }
  label {
    position: relative; display: inline-flex; align-items: center; gap: var(--s-2); flex: none;
    min-block-size: var(--tap); padding-inline: var(--s-4); border-radius: var(--r-full);
    font-size: var(--fs-sm); font-weight: var(--fw-medium); line-height: 1.3; white-space: nowrap; cursor: pointer;
    box-shadow: inset 0 0 0 1px var(--c-line-strong);
    transition: background var(--t-1) var(--ease), box-shadow var(--t-1) var(--ease);
  }
  label:hover { box-shadow: inset 0 0 0 1.5px var(--c-ink); }
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
