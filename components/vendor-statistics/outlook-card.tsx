'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Card, CardHead, Quiet } from '@/components/shared/card-rows'
import { IfMay } from '@/components/shared/member-role'
import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import type { StatisticsWire } from '@/lib/contract/schemas/statistics/wire'
import { formatDay } from '@/lib/i18n/dates'
import { grouped } from '@/lib/i18n/grouped'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'
import { FiguresTable } from './figures-table'

const Nights = styled.ul`
  display: grid; gap: var(--s-2); grid-template-columns: repeat(auto-fill, minmax(min(100%, 180px), 1fr)); padding: 0; margin: 0; list-style: none;
  li { display: flex; flex-wrap: wrap; gap: var(--s-1) var(--s-3); justify-content: space-between; padding: var(--s-3); border-radius: var(--r-md); background: var(--c-sub); font-size: var(--fs-sm); }
`

type Outlook = NonNullable<StatisticsWire['outlook']>

/** The nights of the chosen listing that will probably stay empty, by which rule, and what those that did would have brought. */
export function OutlookCard({ statistics: { listing, outlook } }: { statistics: StatisticsWire }) {
  const t = useTranslations('statistics.outlook')
  return (
    <Card aria-labelledby="outlook">
      <CardHead>
        <h2 id="outlook">{t('title')}</h2>
        {listing && outlook ? (
          <IfMay action="readCalendar">
            <Button as={Link} $kind="outline" $size="sm" href={`/service-calendar?service=${listing}`}>
              {t('calendar')}
            </Button>
          </IfMay>
        ) : null}
      </CardHead>
      {outlook ? (
        <>
          <EmptyNights nights={outlook.nights} />
          <Unearned outlook={outlook} />
        </>
      ) : (
        <Quiet>{t('choose')}</Quiet>
      )}
    </Card>
  )
}

function EmptyNights({ nights }: Pick<Outlook, 'nights'>) {
  const t = useTranslations('statistics.outlook')
  const locale = useLocale()
  const money = useMoney()
  if (!nights?.length) return <Quiet>{t(nights ? 'none' : 'tooFew')}</Quiet>
  return (
    <>
      <Quiet>{t('rule')}</Quiet>
      <Nights>
        {nights.map(({ day, price }) => (
          <li key={day}>
            <span>{formatDay(day, locale, 'weekdayDayMonth')}</span>
            <Money {...money(price)} />
          </li>
        ))}
      </Nights>
    </>
  )
}

function Unearned({ outlook: { emptyBefore, unearned } }: { outlook: Outlook }) {
  const t = useTranslations('statistics.outlook')
  const money = useMoney()
  if (emptyBefore === 0) return <Quiet>{t('noneEmpty')}</Quiet>
  return (
    <>
      <h3>{t('past')}</h3>
      <Quiet>{t('pastText', { count: grouped(emptyBefore) })}</Quiet>
      <FiguresTable
        caption={t('past')}
        heads={[t('discountHead'), t('amount')]}
        rows={unearned.map(({ percent, amount }) => ({
          key: String(percent),
          name: t('discount', { percent }),
          cells: [<Money key="amount" {...money(amount)} />],
        }))}
      />
      <Quiet>{t('honest')}</Quiet>
    </>
  )
}
