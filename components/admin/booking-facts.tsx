'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { toneOfState } from '@/components/shared/booking/booking-badge'
import { Badge } from '@/components/ui/badge'
import type { BookingState } from '@/lib/domain/booking/transitions'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import { inLanguage } from '@/lib/i18n/direction'

const Card = styled.article`
  display: grid; gap: var(--s-4); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line); overflow-wrap: anywhere;
  header { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-2) var(--s-3); }
  h2 { font-size: var(--fs-lg); flex: 1 1 200px; }
  dl { display: grid; gap: var(--s-3) var(--s-6); grid-template-columns: repeat(auto-fill, minmax(min(100%, 190px), 1fr)); }
  dt { font-size: var(--fs-xs); color: var(--c-ink-3); }
  blockquote { margin: 0; padding: var(--s-4); border-radius: var(--r-md); background: var(--c-sub); white-space: pre-line; }
`

const Code = styled.bdi`
  font-size: var(--fs-sm); color: var(--c-ink-3);
`

interface BookingFactsProps {
  booking: { code: string; status: BookingState; service: Bilingual }
  facts: readonly (readonly [name: string, value: ReactNode])[]
  children?: ReactNode
}

/** A booking in the console: its listing, its state and the main facts. */
export function BookingFacts({ booking, facts, children }: BookingFactsProps) {
  const t = useTranslations('admin.bookings')
  const locale = useLocale()
  const { code, status, service: listing } = booking
  return (
    <Card aria-labelledby={`booking-${code}`}>
      <header>
        <h2 id={`booking-${code}`}>{inLanguage(locale, listing)}</h2>
        <Code className="num">{code}</Code>
        <Badge $tone={toneOfState(status)}>{t(`state.${status}`)}</Badge>
      </header>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`facts.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Card>
  )
}
