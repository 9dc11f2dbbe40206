'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { QuietText } from '@/components/shared/styles/quiet-text'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/icon-paths'
import { useProperty } from '@/components/wizard/property'
import { STEPS, type StepId, type StepPart } from '@/lib/domain/listing/steps'

const Cards = styled.ol`
  display: grid; gap: var(--s-4);
  @media (min-width: 701px) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`

const Card = styled.button`
  display: grid; grid-template-columns: auto 1fr; gap: var(--s-1) var(--s-4); align-items: center; inline-size: 100%; block-size: 100%; text-align: start;
  padding: var(--s-5); border-radius: var(--r-xl); background: var(--c-sub);
  @media (min-width: 701px) { grid-template-columns: 1fr; align-content: start; gap: var(--s-3); padding: var(--s-6); }
  &:is(button) { box-shadow: inset 0 0 0 1px var(--c-line-strong); cursor: pointer; transition: box-shadow var(--t-1) var(--ease), background var(--t-1) var(--ease); }
  &:is(button):hover { box-shadow: inset 0 0 0 1.5px var(--c-primary); background: var(--c-primary-soft); }
`

const IconBox = styled.span`
  grid-row: span 2; inline-size: 56px; block-size: 56px; display: grid; place-items: center; border-radius: var(--r-lg); background: var(--c-primary-soft); color: var(--c-primary);
  ${Card}:is(button):hover & { background: var(--c-raised); }
`

const Name = styled.span`
  font-weight: var(--fw-semibold); font-size: var(--fs-lg); line-height: var(--lh-snug);
  bdi { color: var(--c-accent); margin-inline-end: var(--s-1); }
`

const PARTS: readonly { part: StepPart; icon: IconName }[] = [
  { part: 'info', icon: 'grid' },
  { part: 'service', icon: 'photo' },
  { part: 'price', icon: 'tag' },
]

interface OverviewStepProps {
  /** the screen of each card; a new listing goes through them in order */
  onOpen: ((step: StepId) => void) | null
}

/** The three parts of the wizard as cards; while editing each is a link to its part. */
export function OverviewStep({ onOpen }: OverviewStepProps) {
  const t = useTranslations('wizard.parts')
  const property = useProperty()
  return (
    <Cards>
      {PARTS.map(({ part, icon }, i) => {
        const first = STEPS.find((step) => step.part === part)?.id
        const content = (
          <>
            <IconBox>
              <Icon name={icon} size={26} />
            </IconBox>
            <Name>
              <bdi className="num">{i + 1}</bdi> {t(`${part}.name`)}
            </Name>
            <QuietText as="span">
              {t(property && part === 'service' ? 'service.textOfRoom' : `${part}.text`)}
            </QuietText>
          </>
        )
        return (
          <li key={part}>
            {onOpen && first ? (
              <Card type="button" onClick={() => onOpen(first)}>
                {content}
              </Card>
            ) : (
              <Card as="div">{content}</Card>
            )}
          </li>
        )
      })}
    </Cards>
  )
}
