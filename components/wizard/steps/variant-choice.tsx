'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { Variant } from '@/lib/domain/listing/vocabulary'

const Choice = styled.fieldset`
  display: grid; gap: var(--s-3); margin-block-start: var(--s-6);
  legend { font-weight: var(--fw-semibold); font-size: var(--fs-lg); padding-block-end: var(--s-3); }
  label { display: grid; grid-template-columns: auto 1fr; gap: 2px var(--s-3); align-items: center; padding: var(--s-4); border-radius: var(--r-lg); box-shadow: inset 0 0 0 1px var(--c-line-strong); cursor: pointer; }
  label:has(:checked) { box-shadow: inset 0 0 0 2px var(--c-primary); background: var(--c-primary-soft); }
  label:has(:focus-visible) { outline: 3px solid var(--c-focus); outline-offset: 2px; }
  input { inline-size: 20px; block-size: 20px; margin: 0; accent-color: var(--c-primary); }
`

const Cards = styled.div`
  display: grid; gap: var(--s-3); grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
`

const Name = styled.span`
  font-weight: var(--fw-medium);
`

const Text = styled.span`
  grid-column: 2; font-size: var(--fs-sm); color: var(--c-ink-2);
`

interface VariantChoiceProps {
  variants: readonly Variant[]
  chosen: Variant
  onChoose: (variant: Variant) => void
}

/** By the day, by the hour, or with rooms and free meals. */
export function VariantChoice({ variants, chosen, onChoose }: VariantChoiceProps) {
  const t = useTranslations('wizard.variants')
  const words = useTranslations('vocabulary.variant')
  const frame = useRef<HTMLFieldSetElement>(null)
  // Below nine cards it would be out of view on a phone.
  // In braces: newer browsers return a promise, which React would take for the effect's cleanup.
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Choice ref={frame}>
      <legend>{t('label')}</legend>
      <Cards>
        {variants.map((variant) => (
          <label key={variant}>
            <input
              type="radio"
              name="variant"
              value={variant}
              checked={variant === chosen}
              onChange={() => onChoose(variant)}
            />
            <Name>{words(variant)}</Name>
            <Text>{t(variant)}</Text>
          </label>
        ))}
      </Cards>
    </Choice>
  )
}
