import { useTranslations } from 'next-intl'
import { useId } from 'react'
import styled from 'styled-components'
import { Field, TextInput } from '@/components/ui/input/field'

const Fields = styled.fieldset`
  display: grid; gap: var(--s-4); grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr)); min-inline-size: 0; border: 0; padding: 0; margin: 0;
  legend { margin-block-end: var(--s-3); padding: 0; font-weight: var(--fw-semibold); }
`

const MOST_DIGITS = 12

interface ShareFieldsProps {
  /** amounts as they are typed; the first is the guest's own */
  typed: readonly string[]
  /** the indexes of those that are refused */
  wrong: readonly number[]
  /** of the sum, which says what is wrong */
  sumId: string
  onChange: (typed: string[]) => void
}

/** One amount a person. */
export function ShareFields({ typed, wrong, sumId, onChange }: ShareFieldsProps) {
  const t = useTranslations('split')
  const id = useId()
  return (
    <Fields>
      <legend>{t('form.shares')}</legend>
      {typed.map((text, i) => {
        const control = `${id}-${i + 1}`
        return (
          <Field key={control} id={control} label={i === 0 ? t('form.own') : t('share', { number: i + 1 })}>
            <TextInput
              id={control}
              dir="ltr"
              value={text}
              inputMode="decimal"
              autoComplete="off"
              maxLength={MOST_DIGITS}
              aria-invalid={wrong.includes(i) || undefined}
              aria-describedby={sumId}
              onChange={(event) => onChange(typed.map((one, at) => (at === i ? event.target.value : one)))}
            />
          </Field>
        )
      })}
    </Fields>
  )
}
