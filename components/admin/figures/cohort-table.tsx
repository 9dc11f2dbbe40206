import { useLocale, useTranslations } from 'next-intl'
import { FigureTable } from '@/components/admin/figure-table'
import { Num } from '@/components/ui/num'
import { COHORT_MONTHS, type CohortSide, type CohortWire } from '@/lib/domain/statistics/market'
import { formatDay } from '@/lib/i18n/dates'

/** Who booked, or was booked, first in a month: how many, and how many per cent were there again each month after it. */
export function CohortTable({ side, cohorts }: { side: CohortSide; cohorts: readonly CohortWire[] }) {
  const t = useTranslations('admin.figures')
  const locale = useLocale()
  const later = Array.from({ length: COHORT_MONTHS - 1 }, (_, at) => at + 1)
  return (
    <FigureTable
      caption={t(`sides.${side}`)}
      heads={[
        { label: t('columns.month') },
        { label: t(`sides.${side}`), isNumber: true },
        ...later.map((months) => ({
          label: t('monthAfter', { month: String(months) }),
          isNumber: true as const,
        })),
      ]}
      rows={cohorts
        .filter((one) => one.side === side)
        .map(({ month, members }) => {
          const [all = 0] = members
          return {
            key: month,
            cells: [
              formatDay(`${month}-01`, locale, 'monthYear'),
              <Num key="all">{all.toLocaleString('en-US')}</Num>,
              ...later.map((months) => {
                const again = members[months]
                return again === undefined || all === 0 ? null : (
                  <Num key={months}>{Math.round((again / all) * 100)}%</Num>
                )
              }),
            ],
          }
        })}
    />
  )
}
