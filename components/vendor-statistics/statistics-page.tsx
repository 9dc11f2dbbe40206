'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Quiet } from '@/components/shared/card-rows'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon/icon'
import { ScrollingLinkTabs } from '@/components/ui/tabs/scrolling-link-tabs'
import { fileHref } from '@/lib/contract/address'
import type { StatisticsWire } from '@/lib/contract/schemas/statistics/wire'
import { STATISTICS_PERIODS } from '@/lib/domain/statistics/period'
import { formatDay } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { ComparisonCard } from './comparison-card'
import { FigureCards } from './figure-cards'
import { FunnelCard } from './funnel-card'
import { OutlookCard } from './outlook-card'

const Filters = styled.div`
  display: grid; gap: var(--s-2); min-inline-size: 0;
`

const Head = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s-3); align-items: center; justify-content: space-between;
`

type Choice = Pick<StatisticsWire, 'period' | 'listing'>

const hrefOf = ({ period, listing }: Choice) =>
  `/statistics?${new URLSearchParams({ period, ...(listing === null ? {} : { listing }) })}`

/** The figures of a period, the way of visitors to a booking, and places like the chosen one. */
export function StatisticsPage({ statistics }: { statistics: StatisticsWire }) {
  const t = useTranslations('statistics')
  const locale = useLocale()
  const { period, from, until, listings, funnel, comparison } = statistics
  if (listings.length === 0) return <EmptyState title={t('empty.title')} text={t('empty.text')} />
  return (
    <>
      <Choices statistics={statistics} />
      <Head>
        <Quiet>{t('range', { from: formatDay(from, locale), until: formatDay(until, locale) })}</Quiet>
        <Button
          as="a"
          $kind="outline"
          $size="sm"
          href={fileHref('GET /vendor/statistics.csv', { query: { period } })}
          download
        >
          <Icon name="download" size={18} />
          {t('csv')}
        </Button>
      </Head>
      <FigureCards statistics={statistics} />
      <FunnelCard funnel={funnel} />
      <ComparisonCard comparison={comparison} />
      <OutlookCard statistics={statistics} />
    </>
  )
}

function Choices({ statistics: { period, listing, listings } }: { statistics: StatisticsWire }) {
  const t = useTranslations('statistics')
  const locale = useLocale()
  const places = [
    { id: null, name: t('allListings') },
    ...listings.map((one) => ({ id: one._id, name: localName(locale, one) })),
  ]
  return (
    <Filters>
      <ScrollingLinkTabs aria-label={t('period')}>
        {STATISTICS_PERIODS.map((one) => (
          <Link
            key={one}
            href={hrefOf({ period: one, listing })}
            aria-current={one === period ? 'page' : undefined}
            prefetch={false}
          >
            {t(`periods.${one}`)}
          </Link>
        ))}
      </ScrollingLinkTabs>
      <ScrollingLinkTabs aria-label={t('listings')}>
        {places.map(({ id, name }) => (
          <Link
            key={id ?? 'all'}
            href={hrefOf({ period, listing: id })}
            aria-current={id === listing ? 'page' : undefined}
            prefetch={false}
          >
            <bdi>{name}</bdi>
          </Link>
        ))}
      </ScrollingLinkTabs>
    </Filters>
  )
}
