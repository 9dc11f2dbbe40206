'use client'

import type { Ref } from 'react'
import styled from 'styled-components'
import { CODE_LENGTH } from '@/lib/domain/account/one-time-code'
import { latinDigits } from '@/lib/domain/text/arabic'

const Frame = styled.div`
  position: relative; direction: ltr; inline-size: fit-content; margin-inline: auto;
  input {
    position: absolute; inset: 0; inline-size: 100%; opacity: 0; cursor: text; font-size: var(--fs-md);
  }
`

const Cells = styled.div`
  display: flex; gap: clamp(var(--s-1), 2vw, var(--s-3));
`

const Cell = styled.span`
  inline-size: clamp(32px, 11vw, 60px); block-size: 68px; display: grid; place-items: center; border-radius: var(--r-md);
  background: var(--c-bg); box-shadow: inset 0 0 0 1px var(--c-line-strong);
  font-size: var(--fs-2xl); font-weight: var(--fw-semibold); font-variant-numeric: tabular-nums;
  transition: box-shadow var(--t-1) var(--ease);
  input:focus-visible + ${Cells} &[data-next] { box-shadow: inset 0 0 0 2px var(--c-focus); }
  input[aria-invalid='true'] + ${Cells} & { box-shadow: inset 0 0 0 2px var(--c-err); }
`

interface CodeInputProps {
  id: string
  value: string
  onChange: (code: string) => void
  isWrong: boolean
  describedBy?: string
  inputRef?: Ref<HTMLInputElement>
  /** digits; those of our own codes unless it says otherwise */
  length?: number
}

/**
 * A box a digit over one real input, so that pasting, code autofill and screen readers work. It
 * accepts Arabic digits and runs from left to right in both languages.
 */
export function CodeInput({
  id,
  value,
  onChange,
  isWrong,
  describedBy,
  inputRef,
  length = CODE_LENGTH,
}: CodeInputProps) {
  return (
    <Frame>
      <input
        ref={inputRef}
        id={id}
        name="otp"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        value={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(latinDigits(event.target.value).replace(/\D/g, '').slice(0, length))}
      />
      <Cells aria-hidden="true">
        {Array.from({ length }, (_, i) => (
          <Cell
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes have a fixed order
            key={i}
            data-next={i === Math.min(value.length, length - 1) || undefined}
          >
            {value[i] ?? ''}
          </Cell>
        ))}
      </Cells>
    </Frame>
  )
}
