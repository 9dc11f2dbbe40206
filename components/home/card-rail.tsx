'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Carousel } from '@/components/ui/carousel'
import { directionOf } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'

const Frame = styled.div`
  --slide: 82%;
  @media (min-width: 701px) { --slide: calc((100% - 2 * var(--s-5)) / 3); }
  @media (min-width: 960px) { --slide: calc((100% - 3 * var(--s-5)) / 4); }
`

/** A row of cards that the page puts in; on phones the next card peeps in from the edge. */
export function CardRail({ label, children }: { label: string; children: ReactNode }) {
  const t = useTranslations('home.cities')
  const locale = useLocale() as Locale
  return (
    <Frame>
      <Carousel
        label={label}
        dir={directionOf(locale)}
        words={{ previous: t('previous'), next: t('next') }}
        slide="var(--slide)"
      >
        {children}
      </Carousel>
    </Frame>
  )
}
