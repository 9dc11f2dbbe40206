import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { REFUND_DESTINATIONS, type RefundDestination } from '@/lib/domain/ledger/postings'

const Choice = styled.fieldset`
  display: grid; gap: var(--s-3);
  legend { font-size: var(--fs-sm); font-weight: var(--fw-medium); margin-block-end: var(--s-2); }
`

const Option = styled.label`
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 var(--s-4); align-items: center; padding: var(--s-3) var(--s-4);
  border-radius: var(--r-md); box-shadow: inset 0 0 0 1px var(--c-line-strong); cursor: pointer;
  &:has(:checked) { box-shadow: inset 0 0 0 2px var(--c-primary); background: var(--c-primary-soft); }
  &:has(:focus-visible) { outline: 3px solid var(--c-focus); outline-offset: 2px; }
  input { grid-row: 1 / 3; grid-column: 2; inline-size: 20px; block-size: 20px; accent-color: var(--c-primary); }
  strong { font-weight: var(--fw-semibold); }
  small { color: var(--c-ink-2); font-size: var(--fs-sm); }
`

interface RefundChoiceProps {
  chosen: RefundDestination
  onChoose: (destination: RefundDestination) => void
}

/** Where a refund goes: back to the card in days, or to the balance at once. */
export function RefundChoice({ chosen, onChoose }: RefundChoiceProps) {
  const t = useTranslations('stay.cancellation.refundTo')
  return (
    <Choice>
      <legend>{t('title')}</legend>
      {REFUND_DESTINATIONS.map((one) => (
        <Option key={one}>
          <strong>{t(one)}</strong>
          <small>{t(`${one}Text`)}</small>
          <input
            type="radio"
            name="refund-to"
            value={one}
            checked={one === chosen}
            onChange={() => onChoose(one)}
          />
        </Option>
      ))}
    </Choice>
  )
}
