'use client'

import { useLocale, useTranslations } from 'next-intl'
import { CardFacts, Fact, ItemCard, Quiet } from '@/components/admin/item-card'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { Badge } from '@/components/ui/badge'
import { Money } from '@/components/ui/money'
import {
  AGE_BANDS,
  type PeriodDetailWire,
  type PeriodListWire,
  type TrialBalanceWire,
} from '@/lib/domain/periods/period'
import type { Day } from '@/lib/domain/time/days'
import { formatInstant } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'
import { FigureTable } from './figure-table'
import { PeriodActions } from './period-actions'
import { TrialAtDay } from './trial-at-day'

const TONES = { running: 'info', ended: 'warn', closed: 'plain' } as const

interface PeriodsPageProps {
  list: PeriodListWire
  period: PeriodDetailWire
  /** at whose end the accounts are shown as well */
  day: Day | null
  trial: TrialBalanceWire | null
}

/** Months of the books, the trial balance of one of them and at the end of any day, and balances by their age. */
export function PeriodsPage({ list, period, day, trial }: PeriodsPageProps) {
  const t = useTranslations('admin.periods')
  return (
    <PageFrame $wide>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <FigureTable caption={t('months')} heads={[t('month'), t('state'), t('transactions'), t('documents')]}>
        {list.data.map((one) => (
          <tr key={one.month} aria-current={one.month === period.month || undefined}>
            <th scope="row">
              <Link href={`/admin/periods?month=${one.month}`} prefetch={false}>
                <bdi className="num">{one.month}</bdi>
              </Link>
            </th>
            <td>
              <Badge $tone={TONES[one.state]}>{t(`states.${one.state}`)}</Badge>
            </td>
            <td className="num">{one.transactions}</td>
            <td className="num">{one.documents}</td>
          </tr>
        ))}
      </FigureTable>
      <Period period={period} />
      <TrialAtDay key={day} month={period.month} day={day} trial={trial} />
      <Ageing rows={list.ageing} />
    </PageFrame>
  )
}

function Period({ period }: { period: PeriodDetailWire }) {
  const t = useTranslations('admin.periods')
  const accounts = useTranslations('admin.ledger.accounts')
  const locale = useLocale()
  const money = useMoney()
  const { month, closedAt, closedBy, checksum, isUnchanged, sum } = period
  const moved = period.accounts.filter(({ moved: change, balance }) => change !== 0 || balance !== 0)
  return (
    <ItemCard aria-labelledby="period">
      <div>
        <h2 id="period">{t('trial', { month })}</h2>
        <Quiet>{sum === 0 ? t('balanced') : t('unbalanced', { sum: money(sum).spoken })}</Quiet>
      </div>
      <FigureTable caption={t('trial', { month })} heads={[t('account'), t('moved'), t('balance')]}>
        {moved.map((row) => (
          <tr key={row.account}>
            <th scope="row">{accounts(row.account)}</th>
            <td>
              <Money {...money(row.moved)} />
            </td>
            <td>
              <Money {...money(row.balance)} />
            </td>
          </tr>
        ))}
      </FigureTable>
      <CardFacts>
        <Fact label={t('closedBy')}>
          {closedBy && closedAt ? (
            <>
              <bdi>{localName(locale, closedBy)}</bdi> · {formatInstant(closedAt, locale)}
            </>
          ) : null}
        </Fact>
        <Fact label={t('checksum')}>{checksum ? <bdi dir="ltr">{checksum}</bdi> : null}</Fact>
        <Fact label={t('check')}>
          {isUnchanged === null ? null : t(isUnchanged ? 'unchanged' : 'changed')}
        </Fact>
      </CardFacts>
      <PeriodActions period={period} />
    </ItemCard>
  )
}

function Ageing({ rows }: { rows: PeriodListWire['ageing'] }) {
  const t = useTranslations('admin.periods')
  const money = useMoney()
  const bands = AGE_BANDS.map((days) => t('upTo', { days }))
  const heads = [t('aged'), t('count'), ...bands, t('above', { days: AGE_BANDS.at(-1) ?? 0 })]
  return (
    <ItemCard aria-labelledby="ageing">
      <div>
        <h2 id="ageing">{t('ageing')}</h2>
        <Quiet>{t('ageingHelp')}</Quiet>
      </div>
      <FigureTable caption={t('ageing')} heads={heads}>
        {rows.map(({ aged, count, bands: sums }) => (
          <tr key={aged}>
            <th scope="row">{t(`ages.${aged}`)}</th>
            <td className="num">{count}</td>
            {sums.map((sum, band) => (
              <td key={heads[band + 2]}>
                <Money {...money(sum)} />
              </td>
            ))}
          </tr>
        ))}
      </FigureTable>
    </ItemCard>
  )
}
