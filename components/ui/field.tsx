import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from './icon'

const Frame = styled.div`
  display: grid; gap: var(--s-2);
  .label { font-size: var(--fs-sm); font-weight: var(--fw-medium); }
  .help { font-size: var(--fs-xs); color: var(--c-ink-3); }
  .error { display: flex; align-items: center; gap: var(--s-1); font-size: var(--fs-xs); color: var(--c-err); font-weight: var(--fw-medium); }
`

interface FieldProps {
  /** the id of the control; its help and error are `${id}-help` and `${id}-error` */
  id: string
  label: string
  help?: string
  error?: string
  children: ReactNode
}

/** Label above, help and error below; the control names them in `aria-describedby` (see `describedBy`). */
export function Field({ id, label, help, error, children }: FieldProps) {
  return (
    <Frame>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {children}
      {help ? (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      ) : null}
      {error ? (
        <p className="error" id={`${id}-error`}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      ) : null}
    </Frame>
  )
}

/** The value of `aria-describedby` for the control of a field. */
export function describedBy(id: string, has: { help?: string; error?: string }): string | undefined {
  const ids = [has.error ? `${id}-error` : '', has.help ? `${id}-help` : ''].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** One-line input; 16 px text at least, so that phones do not zoom. `aria-invalid` draws the error edge. */
export const TextInput = styled.input`
  inline-size: 100%; min-block-size: var(--ctl); padding-inline: var(--s-4); border: 0;
  border-radius: var(--r-md); background: var(--c-bg); color: var(--c-ink); font-size: var(--fs-md);
  box-shadow: inset 0 0 0 1px var(--c-line-strong);
  transition: box-shadow var(--t-1) var(--ease);
  &::placeholder { color: var(--c-ink-3); opacity: 1; }
  &:hover { box-shadow: inset 0 0 0 1.5px var(--c-ink); }
  &:focus-visible { box-shadow: inset 0 0 0 2px var(--c-focus); outline-offset: 1px; }
  &[aria-invalid='true'] { box-shadow: inset 0 0 0 2px var(--c-err); }
`
