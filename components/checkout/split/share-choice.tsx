import { useTranslations } from 'next-intl'
import { useId } from 'react'
import styled from 'styled-components'
import { Money } from '@/components/ui/money'
import type { ShareWire } from '@/lib/domain/splits/wire'
import { useMoney } from '@/lib/i18n/use-money'

const Choices = styled.fieldset`
  display: grid; gap: var(--s-2); min-inline-size: 0; border: 0; padding: 0; margin: 0;
  legend { margin-block-end: var(--s-3); padding: 0; font-weight: var(--fw-semibold); }
  label { display: flex; align-items: center; gap: var(--s-3); min-block-size: var(--tap); padding: var(--s-2) var(--s-4); border-radius: var(--r-md); box-shadow: inset 0 0 0 1px var(--c-line-strong); cursor: pointer; }
  label:has(:checked) { box-shadow: inset 0 0 0 2px var(--c-primary); background: var(--c-primary-soft); }
  label:has(:focus-visible) { outline: 2px solid var(--c-focus); outline-offset: 2px; }
  input { flex: none; inline-size: 20px; block-size: 20px; accent-color: var(--c-primary); }
  strong { flex: 1 1 auto; font-weight: var(--fw-medium); }
`

interface ShareChoiceProps {
  shares: readonly ShareWire[]
  chosen: number
  onChoose: (number: number) => void
}

/** Which of the open shares is paid. */
export function ShareChoice({ shares, chosen, onChoose }: ShareChoiceProps) {
  const t = useTranslations('split')
  const group = useId()
  const money = useMoney()
  return (
    <Choices>
      <legend>{t('pay.choose')}</legend>
      {shares.map(({ number, amount }) => (
        <label key={number}>
          <input type="radio" name={group} checked={number === chosen} onChange={() => onChoose(number)} />
          <strong>{t('share', { number })}</strong>
          <Money {...money(amount)} />
        </label>
      ))}
    </Choices>
  )
}
