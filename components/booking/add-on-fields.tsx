'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Money } from '@/components/ui/money'
import type { BookableService } from '@/lib/domain/booking/bookable'
import type { AddOnName } from '@/lib/domain/listing/vocabulary'
import { toSar } from '@/lib/domain/money'
import { useMoney } from '@/lib/i18n/use-money'

const Group = styled.fieldset`
  display: grid; gap: var(--s-1); border: 0; padding: 0; margin: 0;
  legend { font-weight: var(--fw-semibold); font-size: var(--fs-sm); padding: 0; margin-block-end: var(--s-2); }
  label { display: flex; align-items: center; gap: var(--s-3); min-block-size: var(--tap); font-size: var(--fs-sm); cursor: pointer; }
  input { inline-size: 20px; block-size: 20px; accent-color: var(--c-primary); }
  .price { margin-inline-start: auto; }
`

interface AddOnFieldsProps {
  offered: BookableService['addOns']
  chosen: readonly AddOnName[]
  onChange: (addOns: AddOnName[]) => void
}

/** Extras with a flat price a booking. */
export function AddOnFields({ offered, chosen, onChange }: AddOnFieldsProps) {
  const t = useTranslations('booking')
  const name = useTranslations('vocabulary.addOn')
  const money = useMoney()
  if (offered.length === 0) return null
  const toggle = (one: AddOnName) =>
    onChange(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one])
  return (
    <Group>
      <legend>{t('addOns')}</legend>
      {offered.map((addOn) => (
        <label key={addOn.name}>
          <input type="checkbox" checked={chosen.includes(addOn.name)} onChange={() => toggle(addOn.name)} />
          {name(addOn.name)}
          <span className="price">
            <Money {...money(toSar(addOn.priceHalalas))} />
          </span>
        </label>
      ))}
    </Group>
  )
}
