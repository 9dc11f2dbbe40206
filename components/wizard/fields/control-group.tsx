'use client'

import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { ErrorLine } from './error-line'

const Group = styled.fieldset`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-3); min-inline-size: 0;
  > legend { padding: 0; margin-block-end: var(--s-2); font-size: var(--fs-lg); font-weight: var(--fw-semibold); line-height: var(--lh-snug); }
`

const Hint = styled.p`
  color: var(--c-ink-2); font-size: var(--fs-sm); margin-block-start: calc(-1 * var(--s-2));
`

interface ControlGroupProps {
  title: string
  hint?: string
  error?: string
  children: ReactNode
}

/** A named group of inputs that are one field, with one hint and one error. */
export function ControlGroup({ title, hint, error, children }: ControlGroupProps) {
  const id = useId()
  const reported = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <Group aria-describedby={reported || undefined} data-wrong={error ? true : undefined}>
      <legend>{title}</legend>
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      {/* Before the group, which may be longer than the screen. */}
      <ErrorLine id={`${id}-error`}>{error}</ErrorLine>
      {children}
    </Group>
  )
}
