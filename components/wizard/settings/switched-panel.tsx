'use client'

import { type ReactNode, useId } from 'react'
import { More, Panel, SwitchLabel } from '@/components/wizard/fields/check-style'

interface SwitchedPanelProps {
  name: string
  label: string
  hint: string
  isOn: boolean
  onSwitch: (isOn: boolean) => void
  children: ReactNode
}

/** A switch that expands its fields; switched off, their values are retained but not sent. */
export function SwitchedPanel({ name, label, hint, isOn, onSwitch, children }: SwitchedPanelProps) {
  const id = useId()
  return (
    <Panel data-on={isOn || undefined}>
      <SwitchLabel>
        <span>
          <span id={id}>{label}</span>
          <More id={`${id}-more`}>{hint}</More>
        </span>
        <input
          type="checkbox"
          role="switch"
          name={name}
          checked={isOn}
          aria-checked={isOn}
          aria-labelledby={id}
          aria-describedby={`${id}-more`}
          onChange={(event) => onSwitch(event.target.checked)}
        />
      </SwitchLabel>
      {isOn ? children : null}
    </Panel>
  )
}
