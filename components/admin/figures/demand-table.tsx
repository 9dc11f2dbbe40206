import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { FigureTable } from '@/components/admin/figure-table'
import { Num } from '@/components/ui/num'
import type { FiguresWire } from '@/lib/contract/schemas/statistics/market'
import { formatDay } from '@/lib/i18n/dates'

const Bar = styled.span<{ $share: number }>`
  display: block; block-size: var(--s-1); border-radius: var(--r-sm); background: var(--c-primary);
  inline-size: ${({ $share }) => $share}%;
`

const count = (value: number) => <Num>{value.toLocaleString('en-US')}</Num>

/** Each coming night with the searches for it, those that found nothing, and the units that are free. */
export function DemandTable({ nights }: Pick<FiguresWire, 'nights'>) {
  const t = useTranslations('admin.figures')
  const locale = useLocale()
  const most = Math.max(1, ...nights.map(({ searches }) => searches))
  const column = (name: 'searches' | 'notFound' | 'units' | 'free') => ({
    label: t(`columns.${name}`),
    isNumber: true as const,
  })
  return (
    <FigureTable
      caption={t('tables.demand.title')}
      heads={[
        { label: t('columns.night') },
        ...[column('searches'), column('notFound'), column('units'), column('free')],
      ]}
      rows={nights.map(({ night, searches, found, units, free }) => ({
        key: night,
        cells: [
          formatDay(night, locale),
          <span key="searches">
            {count(searches)}
            <Bar $share={(searches / most) * 100} aria-hidden="true" />
          </span>,
          count(searches - found),
          units === null ? null : count(units),
          free === null ? null : count(free),
        ],
      }))}
    />
  )
}
