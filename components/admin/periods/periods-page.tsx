'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Count } from '@/components/admin/count'
import { FigureTable } from '@/components/admin/figure-table'
import { CardFacts, Fact, ItemCard, Quiet } from '@/components/admin/item-card'
import { Notice } from '@/components/shared/notice'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { Badge } from '@/components/ui/badge'
import { Money } from '@/components/ui/money'
import type {
  PeriodDetailWire,
  PeriodListWire,
  TrialBalanceWire,
} from '@/lib/contract/schemas/periods/period'
import { AGE_BANDS } from '@/lib/domain/periods/period'
import type { Day } from '@/lib/domain/time/days'
import { formatDay, formatInstant } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { useExactMoney } from '@/lib/i18n/use-money'
import { PeriodActions } from './period-actions'
import { TrialAtDay } from './trial-at-day'

const TONES = { running: 'info', ended: 'warn', closed: 'plain' } as const

/** `October 2026` */
const monthName = (month: string, locale: string) => formatDay(`${month}-01`, locale, 'monthYear')

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
  const locale = useLocale()
  const oldestOpen = list.data.findLast(({ state }) => state !== 'closed')
  return (
    <PageFrame $wide>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <FigureTable
        caption={t('months')}
        heads={[
          { label: t('month') },
          { label: t('state') },
          { label: t('transactions'), isNumber: true },
          { label: t('documents'), isNumber: true },
        ]}
        rows={list.data.map(({ month, state, transactions, documents }) => ({
          key: month,
          isCurrent: month === period.month,
          cells: [
            <Link key="month" href={`/admin/periods?month=${month}#period`} prefetch={false}>
              {monthName(month, locale)}
            </Link>,
            <Badge key="state" $tone={TONES[state]}>
              {t(`states.${state}`)}
            </Badge>,
            <Count key="transactions" of={transactions} />,
            <Count key="documents" of={documents} />,
          ],
        }))}
      />
      <Period period={period} oldestOpen={oldestOpen?.month ?? null} />
      <TrialAtDay key={day} month={period.month} day={day} trial={trial} />
      <Ageing rows={list.ageing} />
    </PageFrame>
  )
}

/** Below the list of months, to which a press on one of them leads. */
const Below = styled(ItemCard)`
  scroll-margin-block-start: calc(var(--h-header) + var(--s-16));
`

function Period({ period, oldestOpen }: { period: PeriodDetailWire; oldestOpen: string | null }) {
  const t = useTranslations('admin.periods')
  const accounts = useTranslations('admin.ledger.accounts')
  const locale = useLocale()
  const money = useExactMoney()
  const { closedAt, closedBy, checksum, isUnchanged, sum } = period
  const title = t('trial', { month: monthName(period.month, locale) })
  const moved = period.accounts.filter(({ moved: change, balance }) => change !== 0 || balance !== 0)
  return (
    <Below id="period" aria-labelledby="period-title">
      <div>
        <h2 id="period-title">{title}</h2>
        {sum === 0 ? <Quiet>{t('balanced')}</Quiet> : null}
      </div>
      {sum === 0 ? null : <Notice tone="err">{t('unbalanced', { sum: money(sum).spoken })}</Notice>}
      {isUnchanged === false ? <Notice tone="err">{t('changedText')}</Notice> : null}
      {moved.length === 0 ? (
        <p>{t('nothingMoved')}</p>
      ) : (
        <FigureTable
          caption={title}
          heads={[
            { label: t('account') },
            { label: t('moved'), isNumber: true },
            { label: t('balance'), isNumber: true },
          ]}
          rows={moved.map((row) => ({
            key: row.account,
            cells: [
              accounts(row.account),
              <Money key="moved" {...money(row.moved)} />,
              <Money key="balance" {...money(row.balance)} />,
            ],
          }))}
        />
      )}
      {closedAt ? (
        <CardFacts>
          <Fact label={t('closedBy')}>
            {closedBy ? <bdi>{localName(locale, closedBy)}</bdi> : null} · {formatInstant(closedAt, locale)}
          </Fact>
          <Fact label={t('check')}>
            {isUnchanged === null ? null : t(isUnchanged ? 'unchanged' : 'changed')}
          </Fact>
          <Fact label={t('checksum')}>{checksum ? <bdi dir="ltr">{checksum}</bdi> : null}</Fact>
        </CardFacts>
      ) : null}
      <PeriodActions
        period={period}
        name={monthName(period.month, locale)}
        closesFirst={oldestOpen && oldestOpen < period.month ? monthName(oldestOpen, locale) : null}
      />
    </Below>
  )
}

function Ageing({ rows }: { rows: PeriodListWire['ageing'] }) {
  const t = useTranslations('admin.periods')
  const money = useExactMoney()
  const bands = [...AGE_BANDS.map((days) => t('upTo', { days })), t('above', { days: AGE_BANDS.at(-1) ?? 0 })]
  return (
    <ItemCard aria-labelledby="ageing">
      <div>
        <h2 id="ageing">{t('ageing')}</h2>
        <Quiet>{t('ageingHelp')}</Quiet>
      </div>
      <FigureTable
        caption={t('ageing')}
        heads={[
          { label: t('aged') },
          { label: t('count'), isNumber: true },
          ...bands.map((label) => ({ label, isNumber: true as const })),
        ]}
        rows={rows.map(({ aged, count, bands: sums }) => ({
          key: aged,
          cells: [
            t(`ages.${aged}`),
            <Count key="count" of={count} />,
            ...sums.map((sum, band) => <Money key={bands[band]} {...money(sum)} />),
          ],
        }))}
      />
    </ItemCard>
  )
}
