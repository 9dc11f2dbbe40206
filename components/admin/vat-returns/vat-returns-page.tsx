'use client'

import { useLocale, useTranslations } from 'next-intl'
import { FigureTable } from '@/components/admin/figure-table'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { EmptyState } from '@/components/ui/empty-state'
import { Money } from '@/components/ui/money'
import { LinkTabs } from '@/components/ui/tabs/link-tabs'
import type { VatReturnListWire } from '@/lib/contract/schemas/vat-returns/wire'
import { VAT_PERIOD_KINDS, type VatPeriodKind } from '@/lib/domain/vat-returns/period'
import { formatShortInstant } from '@/lib/i18n/dates'
import { Link } from '@/lib/i18n/navigation'
import { useExactMoney } from '@/lib/i18n/use-money'
import { ListPages, periodHref, ReturnState, usePeriodName } from './parts'

interface VatReturnsPageProps {
  list: VatReturnListWire
  kind: VatPeriodKind
}

/** The periods of the VAT return, the newest first, with what is due for each. */
export function VatReturnsPage({ list, kind }: VatReturnsPageProps) {
  const t = useTranslations('admin.vatReturns')
  return (
    <PageFrame $wide>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <LinkTabs aria-label={t('kind')}>
        {VAT_PERIOD_KINDS.map((one) => (
          <Link
            key={one}
            href={`/admin/vat-returns?kind=${one}`}
            aria-current={one === kind ? 'page' : undefined}
            prefetch={false}
          >
            {t(`kinds.${one}`)}
          </Link>
        ))}
      </LinkTabs>
      {list.data.length === 0 ? (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <Periods list={list} />
      )}
      <ListPages {...list} address={(page) => `/admin/vat-returns?kind=${kind}&page=${page}`} />
    </PageFrame>
  )
}

function Periods({ list }: Pick<VatReturnsPageProps, 'list'>) {
  const t = useTranslations('admin.vatReturns')
  const locale = useLocale()
  const money = useExactMoney()
  const nameOf = usePeriodName()
  return (
    <FigureTable
      caption={t('title')}
      heads={[
        { label: t('period') },
        { label: t('state') },
        { label: t('reference') },
        { label: t('filedAt') },
        { label: t('due'), isNumber: true },
      ]}
      rows={list.data.map((row) => {
        const { period, due, reference, filedAt } = row
        return {
          key: period,
          cells: [
            <Link key="period" href={periodHref(period)} prefetch={false}>
              {nameOf(period)}
            </Link>,
            <ReturnState key="state" row={row} />,
            reference ? (
              <bdi key="reference" dir="ltr">
                {reference}
              </bdi>
            ) : null,
            filedAt ? formatShortInstant(filedAt, locale) : null,
            <Money key="due" {...money(due)} />,
          ],
        }
      })}
    />
  )
}
