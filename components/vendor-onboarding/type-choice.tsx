'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { VENDOR_TYPES, type VendorType } from '@/lib/domain/account/account'

const Choice = styled.form`
  display: grid; gap: var(--s-5);
  fieldset { display: grid; gap: var(--s-3); }
  input { grid-row: 1 / 3; grid-column: 3; inline-size: 20px; block-size: 20px; accent-color: var(--c-primary); margin: 2px; }
`

const Card = styled.label`
  display: grid; grid-template-columns: auto 1fr auto; gap: var(--s-1) var(--s-4); align-items: start; padding: var(--s-5);
  border-radius: var(--r-lg); box-shadow: inset 0 0 0 1px var(--c-line-strong); cursor: pointer; transition: box-shadow var(--t-1) var(--ease), background var(--t-1) var(--ease);
  &:hover { background: var(--c-sub); }
  &:has(:checked) { box-shadow: inset 0 0 0 2px var(--c-primary); background: var(--c-primary-soft); }
  &:has(:focus-visible) { outline: 3px solid var(--c-focus); outline-offset: 2px; }
`

const IconBox = styled.span`
  grid-row: 1 / 3; inline-size: 48px; block-size: 48px; display: grid; place-items: center; border-radius: var(--r-md); background: var(--c-sunk); color: var(--c-primary);
  ${Card}:has(:checked) & { background: var(--c-raised); }
`

const Name = styled.span`
  font-weight: var(--fw-semibold); font-size: var(--fs-lg); line-height: var(--lh-snug);
`

const Requirements = styled.span`
  grid-column: 2; color: var(--c-ink-2); font-size: var(--fs-sm);
`

const SIGNS = { host: 'home', company: 'shield' } as const

interface TypeChoiceProps {
  chosen: VendorType
  onChoose: (type: VendorType) => void
  onNext: () => void
}

/** Host or company, each with the required details. */
export function TypeChoice({ chosen, onChoose, onNext }: TypeChoiceProps) {
  const t = useTranslations('vendor')
  return (
    <Choice
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
      }}
    >
      <fieldset>
        <legend className="sr-only">{t('typeTitle')}</legend>
        {VENDOR_TYPES.map((type) => (
          <Card key={type}>
            <IconBox>
              <Icon name={SIGNS[type]} size={24} />
            </IconBox>
            <Name>{t(`types.${type}.name`)}</Name>
            <Requirements>{t(`types.${type}.needs`)}</Requirements>
            <input
              type="radio"
              name="vendor-type"
              value={type}
              checked={type === chosen}
              onChange={() => onChoose(type)}
            />
          </Card>
        ))}
      </fieldset>
      <Button type="submit" $wide>
        {t('next')}
      </Button>
    </Choice>
  )
}
