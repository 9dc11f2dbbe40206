import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import { Notice } from '@/components/shared/notice'
import { describedBy, Field, TextInput } from '@/components/ui/input/field'
import { CARD_FIELDS, type CardField } from './card'
import type { CardState } from './use-card'

const Group = styled.fieldset`
  display: grid; gap: var(--s-4); grid-template-columns: 1fr 1fr; padding: var(--s-5); border-radius: var(--r-lg); box-shadow: inset 0 0 0 1px var(--c-line-strong);
  legend { float: inline-start; inline-size: 100%; font-weight: var(--fw-semibold); }
`

const Text = styled.p`
  grid-column: 1 / -1; font-size: var(--fs-sm); color: var(--c-ink-2);
`

const Cell = styled.div`
  &[data-wide] { grid-column: 1 / -1; }
`

const AUTOCOMPLETE: Record<CardField, string> = {
  number: 'cc-number',
  expiry: 'cc-exp',
  cvc: 'cc-csc',
  name: 'cc-name',
}
const WIDE: readonly CardField[] = ['number', 'name']

/** The card; its inputs have no names, so that no form can send them. */
export function CardFields({ card }: { card: CardState }) {
  const t = useTranslations('pay.card')
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const first = card.wrong[0]
  useEffect(() => {
    if (first) group.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus()
  }, [first])
  return (
    <Group ref={group}>
      <legend>{t('title')}</legend>
      <Text>{t('note')}</Text>
      {CARD_FIELDS.map((field) => {
        const error = card.wrong.includes(field) ? t(`problems.${field}`) : undefined
        const control = `${id}-${field}`
        return (
          <Cell key={field} data-wide={WIDE.includes(field) || undefined}>
            <Field id={control} label={t(field)} error={error}>
              <TextInput
                id={control}
                dir="ltr"
                value={card.typed[field]}
                inputMode={field === 'name' ? 'text' : 'numeric'}
                autoComplete={AUTOCOMPLETE[field]}
                maxLength={60}
                aria-invalid={error !== undefined}
                aria-describedby={describedBy(control, { error })}
                onChange={(event) => card.change(field, event.target.value)}
              />
            </Field>
          </Cell>
        )
      })}
      {card.isUnreachable ? (
        <Cell data-wide>
          <Notice role="alert" tone="err">
            <p>{t('problems.unreachable')}</p>
          </Notice>
        </Cell>
      ) : null}
    </Group>
  )
}
