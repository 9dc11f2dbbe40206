'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Quiet } from '@/components/admin/item-card'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { PasskeyNotice } from '@/components/shared/passkey-notice'
import type { OverviewWire } from '@/lib/contract/schemas/admin/overview'
import { formatDay } from '@/lib/i18n/dates'
import { DailyCharts } from './daily-charts'
import { FigureCards } from './figure-cards'
import { ServiceHealth } from './service-health'
import { StaysToday } from './stays-today'
import { WaitingCards } from './waiting-cards'

const Page = styled(PageFrame)`
  gap: var(--s-10);
`

/** The first page of the console: what waits, how the marketplace does, and what fails. */
export function OverviewPage({ overview }: { overview: OverviewWire }) {
  const t = useTranslations('admin.overview')
  const locale = useLocale()
  const { at, today, waiting, figures, days, stays, services, outbox } = overview
  return (
    <Page $wide>
      <header>
        <h1>{t('title')}</h1>
        <Quiet>{formatDay(today, locale, 'full')}</Quiet>
      </header>
      <PasskeyNotice />
      <WaitingCards waiting={waiting} at={at} />
      <FigureCards days={days} figures={figures} />
      <DailyCharts days={days} figures={figures} />
      {stays ? <StaysToday stays={stays} today={today} /> : null}
      <ServiceHealth services={services} outbox={outbox} at={at} />
    </Page>
  )
}
