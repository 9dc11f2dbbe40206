'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { toneOfState } from '@/components/shared/booking/booking-badge'
import { Badge } from '@/components/ui/badge'
import type { BookingState } from '@/lib/domain/booking/transitions'
import type { Bilingual } from '@/lib/domain/text/bilingual'
import { inLanguage } from '@/lib/i18n/direction'
import { CardFacts, Fact, ItemCard } from './item-card'

const Card = styled(ItemCard)`
  > header { justify-content: start; align-items: center; gap: var(--s-2) var(--s-3); }
  h2 { flex: 1 1 200px; }
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
      <CardFacts>
        {facts.map(([name, value]) => (
          <Fact key={name} label={t(`facts.${name}`)}>
            {value}
          </Fact>
        ))}
      </CardFacts>
      {children}
    </Card>
  )
}
