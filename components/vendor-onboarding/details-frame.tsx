'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'

export const DetailsFrame = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-8);
  h3 { font-size: var(--fs-lg); }
`

const FieldGroup = styled.section`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-5);
`

export const FieldPair = styled.div`
  display: grid; gap: var(--s-5) var(--s-4); grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr)); align-items: start;
`

const Reason = styled.p`
  display: flex; gap: var(--s-2); align-items: start; color: var(--c-ink-2); font-size: var(--fs-sm); margin-block-start: var(--s-1);
  svg { margin-block-start: .35em; color: var(--c-primary); }
`

export const DetailsActions = styled.div`
  position: sticky; inset-block-end: calc(-1 * var(--s-5)); display: grid; grid-template-columns: auto 1fr; gap: var(--s-3);
  margin: 0 calc(-1 * var(--s-5)) calc(-1 * var(--s-5)); padding: var(--s-4) var(--s-5); background: var(--c-raised); border-block-start: 1px solid var(--c-line);
`

/** A titled group of fields, with the reason why they are required. */
export function DetailsGroup({
  name,
  children,
}: {
  name: 'person' | 'contact' | 'identity' | 'company'
  children: ReactNode
}) {
  const t = useTranslations('vendor.groups')
  return (
    <FieldGroup aria-labelledby={`details-${name}`}>
      <div>
        <h3 id={`details-${name}`}>{t(`${name}.title`)}</h3>
        <Reason>
          <Icon name="shield" size={16} />
          {t(`${name}.why`)}
        </Reason>
      </div>
      {children}
    </FieldGroup>
  )
}
