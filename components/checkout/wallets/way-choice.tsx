import { useTranslations } from 'next-intl'
import { useId } from 'react'
import styled from 'styled-components'
import { MethodMark } from '@/components/checkout/method-mark'
import { Wrapped } from '@/components/shared/styles/stack'
import type { PaymentMethod } from '@/lib/domain/booking/money/payment-methods'

/** What the form itself asks for; other wallets have a button of their own. */
export type FormWay = 'card' | 'stcpay'

const Ways = styled.fieldset`
  display: grid; gap: var(--s-2); min-inline-size: 0; border: 0; padding: 0; margin: 0;
  legend { margin-block-end: var(--s-3); padding: 0; font-weight: var(--fw-semibold); }
  label { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-3); min-block-size: var(--tap); padding: var(--s-2) var(--s-4); border-radius: var(--r-md); box-shadow: inset 0 0 0 1px var(--c-line-strong); cursor: pointer; }
  label:has(:checked) { box-shadow: inset 0 0 0 2px var(--c-primary); background: var(--c-primary-soft); }
  label:has(:focus-visible) { outline: 2px solid var(--c-focus); outline-offset: 2px; }
  input { flex: none; inline-size: 20px; block-size: 20px; accent-color: var(--c-primary); }
  strong { flex: 1 1 auto; font-weight: var(--fw-medium); }
`

interface WayChoiceProps {
  methods: readonly PaymentMethod[]
  chosen: FormWay
  isBusy: boolean
  onChoose: (way: FormWay) => void
}

const CARDS: readonly PaymentMethod[] = ['mada', 'visa', 'mastercard']

/** A card or STC Pay, where both are taken. */
export function WayChoice({ methods, chosen, isBusy, onChoose }: WayChoiceProps) {
  const t = useTranslations('pay.ways')
  const group = useId()
  const ways = [
    { way: 'card', marks: methods.filter((one) => CARDS.includes(one)) },
    { way: 'stcpay', marks: ['stcpay'] },
  ] as const
  return (
    <Ways disabled={isBusy}>
      <legend>{t('title')}</legend>
      {ways.map(({ way, marks }) => (
        <label key={way}>
          <input type="radio" name={group} checked={way === chosen} onChange={() => onChoose(way)} />
          <strong>{t(way)}</strong>
          <Wrapped $gap={2} as="span">
            {marks.map((method) => (
              <MethodMark key={method} method={method} />
            ))}
          </Wrapped>
        </label>
      ))}
    </Ways>
  )
}
