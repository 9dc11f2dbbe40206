'use client'

import { useId } from 'react'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/icon-paths'

export const Cards = styled.div`
  display: grid; gap: var(--s-3);
  @media (min-width: 701px) { &[data-row] { grid-template-columns: repeat(auto-fit, minmax(140px, 1fr)); } }
  input { grid-row: 1 / 3; grid-column: 3; inline-size: 22px; block-size: 22px; margin: 0; accent-color: var(--c-primary); }
  input:focus-visible { outline: none; box-shadow: none; }
`

export const Card = styled.label`
  position: relative; display: grid; grid-template-columns: auto 1fr auto; gap: 2px var(--s-4); align-items: center; padding: var(--s-4); min-block-size: 64px;
  border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line-strong); cursor: pointer; text-align: start; transition: box-shadow var(--t-1) var(--ease), background var(--t-1) var(--ease);
  &:hover { box-shadow: inset 0 0 0 1.5px var(--c-ink); }
  &:has(:checked) { box-shadow: inset 0 0 0 2px var(--c-primary); background: var(--c-primary-soft); }
  &:has(:focus-visible) { outline: 3px solid var(--c-focus); outline-offset: 2px; }
  ${Cards}[data-wrong] & { box-shadow: inset 0 0 0 2px var(--c-err); }
`

export const IconBox = styled.span`
  grid-row: 1 / 3; display: grid; place-items: center; inline-size: 40px; block-size: 40px; border-radius: var(--r-md); background: var(--c-sunk); color: var(--c-primary);
  ${Card}:has(:checked) & { background: var(--c-raised); }
`

export const Name = styled.span`
  grid-column: 2; align-self: end; font-weight: var(--fw-semibold); line-height: var(--lh-snug);
  &:last-of-type { grid-row: 1 / 3; align-self: center; }
`

export const More = styled.span`
  grid-column: 2; color: var(--c-ink-2); font-size: var(--fs-sm); line-height: var(--lh-snug);
`

export interface CardChoice {
  value: string
  name: string
  more?: string
  icon: IconName
}

interface ChoiceCardsProps {
  /** the path of the field; a name of its own where a page has several groups */
  name: string
  label: string
  choices: readonly CardChoice[]
  value: string
  isWrong?: boolean
  describedBy?: string
  onChoose: (value: string) => void
}

/** One of a few, as cards that are radio buttons. */
export function ChoiceCards({
  name,
  label,
  choices,
  value,
  isWrong,
  describedBy,
  onChoose,
}: ChoiceCardsProps) {
  const id = useId()
  return (
    <Cards
      role="radiogroup"
      aria-label={label}
      aria-describedby={describedBy}
      data-wrong={isWrong || undefined}
    >
      {choices.map((one) => (
        <Card key={one.value}>
          <IconBox>
            <Icon name={one.icon} size={22} />
          </IconBox>
          <Name id={`${id}-${one.value}`}>{one.name}</Name>
          {one.more ? <More id={`${id}-${one.value}-more`}>{one.more}</More> : null}
          <input
            type="radio"
            name={name}
            value={one.value}
            checked={one.value === value}
            aria-labelledby={`${id}-${one.value}`}
            aria-describedby={one.more ? `${id}-${one.value}-more` : undefined}
            onChange={() => onChoose(one.value)}
          />
        </Card>
      ))}
    </Cards>
  )
}
