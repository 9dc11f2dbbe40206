'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
import { AmountInput } from '@/components/wizard/fields/amount-input'
import { CheckLabel, More, SwitchLabel } from '@/components/wizard/fields/check-style'
import { ErrorLine } from '@/components/wizard/fields/error-line'
import type { PriceRow as Row } from '@/lib/domain/listing/pricing/week'
import type { Halalas } from '@/lib/domain/money'

export const Rows = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr); border-radius: var(--r-lg); overflow: hidden; background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line);
`

/** The days under one switch. */
export const Bundle = styled.fieldset`
  display: grid; grid-template-columns: minmax(0, 1fr); min-inline-size: 0;
`

const RowBox = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) minmax(108px, 30%); gap: 0 var(--s-3); align-items: center; padding: var(--s-2) var(--s-4); border-block-start: 1px solid var(--c-line);
  &:nth-child(1) { border-block-start: 0; background: var(--c-sub); }
  ${Bundle} & { padding-inline-start: var(--s-6); }
  @media (min-width: 701px) { ${Bundle} & { padding-inline-start: var(--s-10); } }
  label { justify-content: flex-start; }
  > p { grid-column: 1 / -1; padding-block-end: var(--s-2); }
`

const Locked = styled.span`
  display: flex; align-items: center; gap: var(--s-1); color: var(--c-ink-3); font-size: var(--fs-xs);
`

const UnsoldText = styled.span`
  display: block; color: var(--c-warn); font-size: var(--fs-xs);
`

interface PriceRowProps {
  /** the path of the row in the draft */
  path: string
  name: string
  more?: string
  isSwitch?: boolean
  row: Row
  isEditable: boolean
  isLocked: boolean
  /** ticked without a price, so nothing is sold */
  isUnsold: boolean
  error: string | undefined
  onTick: (isTicked: boolean) => void
  onPrice: (price: Halalas | null) => void
}

/** A row of the week: its checkbox and its price, which is disabled while it is not ticked or follows the weekday price. */
export function PriceRow(props: PriceRowProps) {
  const {
    path,
    name,
    more,
    isSwitch = false,
    row,
    isEditable,
    isLocked,
    isUnsold,
    error,
    onTick,
    onPrice,
  } = props
  const t = useTranslations('wizard.prices')
  const id = useId()
  const Label = isSwitch ? SwitchLabel : CheckLabel
  const reported = [
    error ? `${id}-error` : '',
    isLocked ? `${id}-locked` : '',
    isUnsold ? `${id}-unsold` : '',
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <RowBox>
      <Label>
        <input
          type="checkbox"
          role={isSwitch ? 'switch' : undefined}
          name={`${path}.isTicked`}
          checked={row.isTicked}
          aria-checked={row.isTicked}
          disabled={isLocked}
          aria-labelledby={`${id}-name`}
          aria-describedby={isLocked ? `${id}-locked` : undefined}
          onChange={(event) => onTick(event.target.checked)}
        />
        <span>
          <span id={`${id}-name`}>{name}</span>
          {isLocked ? (
            <Locked id={`${id}-locked`}>
              <Icon name="lock" size={14} />
              {t('locked')}
            </Locked>
          ) : null}
          {isUnsold ? <UnsoldText id={`${id}-unsold`}>{t('unsold')}</UnsoldText> : null}
          {more ? <More>{more}</More> : null}
        </span>
      </Label>
      <AmountInput
        name={`${path}.price`}
        label={t('priceOf', { name })}
        value={row.price}
        disabled={!isEditable}
        isWrong={Boolean(error)}
        describedBy={reported || undefined}
        onChange={onPrice}
      />
      <ErrorLine id={`${id}-error`}>{error}</ErrorLine>
    </RowBox>
  )
}
