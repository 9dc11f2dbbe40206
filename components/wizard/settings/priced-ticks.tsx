'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import styled from 'styled-components'
import { Stack } from '@/components/shared/styles/stack'
import { AmountInput } from '@/components/wizard/fields/amount-input'
import { CheckLabel, Panel } from '@/components/wizard/fields/check-style'
import { ErrorLine } from '@/components/wizard/fields/error-line'
import type { TickedAmount } from '@/lib/domain/listing/draft'
import type { Halalas } from '@/lib/domain/money'

const TickRow = styled(Panel)`
  gap: var(--s-2) var(--s-4); align-items: center; padding-block: var(--s-3);
  &[data-on] { grid-template-columns: minmax(0, 1fr) minmax(112px, 40%); }
  > p { grid-column: 1 / -1; }
`

type PricedTicksValue = Partial<Record<string, TickedAmount>>

interface PricedTicksProps {
  /** the path of the field */
  path: string
  choices: readonly { value: string; name: string }[]
  value: PricedTicksValue
  errorAt: (below: string) => string | undefined
  onChange: (value: PricedTicksValue) => void
}

const UNTICKED: TickedAmount = { isTicked: false, amount: null }

/** Options to tick, each with a price once it is ticked; 0 is invalid. */
export function PricedTicks({ path, choices, value, errorAt, onChange }: PricedTicksProps) {
  const set = (name: string, change: Partial<TickedAmount>) =>
    onChange({ ...value, [name]: { ...(value[name] ?? UNTICKED), ...change } })
  return (
    <Stack $gap={3}>
      {choices.map(({ value: key, name }) => (
        <PricedTick
          key={key}
          path={`${path}.${key}`}
          name={name}
          one={value[key] ?? UNTICKED}
          error={errorAt(`${key}.amount`)}
          onTick={(isTicked) => set(key, { isTicked })}
          onPrice={(amount) => set(key, { amount })}
        />
      ))}
    </Stack>
  )
}

interface PricedTickProps {
  path: string
  name: string
  one: TickedAmount
  error: string | undefined
  onTick: (isTicked: boolean) => void
  onPrice: (amount: Halalas | null) => void
}

function PricedTick({ path, name, one, error, onTick, onPrice }: PricedTickProps) {
  const t = useTranslations('wizard.settings')
  const id = useId()
  return (
    <TickRow data-on={one.isTicked || undefined}>
      <CheckLabel>
        <input
          type="checkbox"
          name={`${path}.isTicked`}
          checked={one.isTicked}
          onChange={(event) => onTick(event.target.checked)}
        />
        {name}
      </CheckLabel>
      {one.isTicked ? (
        <AmountInput
          name={`${path}.amount`}
          label={t('priceOf', { name })}
          value={one.amount}
          isWrong={Boolean(error)}
          describedBy={error ? `${id}-error` : undefined}
          onChange={onPrice}
        />
      ) : null}
      <ErrorLine id={`${id}-error`}>{error}</ErrorLine>
    </TickRow>
  )
}
