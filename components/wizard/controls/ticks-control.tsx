'use client'

import styled from 'styled-components'
import { useFieldText } from '@/components/shared/listing-fields/use-field-text'
import { Icon } from '@/components/ui/icon/icon'
import type { ControlProps } from '@/components/wizard/fields/control'
import { ControlGroup } from '@/components/wizard/fields/control-group'
import { useControl } from '@/components/wizard/fields/use-control'

const Chips = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s-2);
  label {
    position: relative; display: inline-flex; align-items: center; gap: var(--s-2); min-block-size: var(--tap); padding-inline: var(--s-4);
    border-radius: var(--r-full); box-shadow: inset 0 0 0 1px var(--c-line-strong); font-size: var(--fs-sm); cursor: pointer;
    transition: background var(--t-1) var(--ease), box-shadow var(--t-1) var(--ease);
  }
  label:hover { background: var(--c-sub); }
  label:has(:checked) { background: var(--c-primary-soft); color: var(--c-primary); box-shadow: inset 0 0 0 1.5px var(--c-primary); font-weight: var(--fw-medium); }
  label:has(:focus-visible) { outline: 3px solid var(--c-focus); outline-offset: 2px; }
  label svg { display: none; }
  label:has(:checked) svg { display: block; }
  input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer; }
`

/** Any number of a closed set. */
export function TicksControl({ field }: ControlProps) {
  const { value, change, errorAt } = useControl<'ticks'>(field)
  const { label, help, option } = useFieldText(field)
  const ticked = value ?? []
  const toggle = (one: string) =>
    change((now) => (now.includes(one) ? now.filter((other) => other !== one) : [...now, one]))
  return (
    <ControlGroup title={label} hint={help} error={errorAt()}>
      <Chips>
        {field.options.map((one) => (
          <label key={one}>
            <input
              type="checkbox"
              name={`${field.path}.${one}`}
              checked={ticked.includes(one)}
              onChange={() => toggle(one)}
            />
            <Icon name="check" size={16} />
            {option(one)}
          </label>
        ))}
      </Chips>
    </ControlGroup>
  )
}
