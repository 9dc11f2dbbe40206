'use client'

import { useId } from 'react'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/input/field'

const Line = styled.form`
  display: grid; gap: var(--s-2) var(--s-3); grid-template-columns: minmax(0, 1fr) auto; align-items: end; max-inline-size: 560px;
  label { grid-column: 1 / -1; font-size: var(--fs-sm); font-weight: var(--fw-medium); }
`

interface QueueSearchProps {
  label: string
  action: string
  /** the selected state of the queue; it stays in the address */
  state: string
  q: string
}

/** The search of a queue; a GET form, so that the address holds the query. */
export function QueueSearch({ label, action, state, q }: QueueSearchProps) {
  const id = useId()
  return (
    <Line role="search">
      <label htmlFor={id}>{label}</label>
      <input type="hidden" name="state" value={state} />
      <TextInput
        id={id}
        name="q"
        type="search"
        defaultValue={q}
        maxLength={30}
        dir="ltr"
        autoComplete="off"
      />
      <Button type="submit" $kind="outline">
        {action}
      </Button>
    </Line>
  )
}
