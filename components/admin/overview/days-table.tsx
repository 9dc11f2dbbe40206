import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Money } from '@/components/ui/money'
import { Num } from '@/components/ui/num'
import type { ChartedFigure, DayRow } from '@/lib/domain/admin/overview'
import { formatDay } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'
import { Panel } from './panel'

const Scroller = styled(Panel)`
  position: relative; max-block-size: 70vh; overflow: auto; padding: 0;
  table { inline-size: 100%; border-collapse: collapse; font-size: var(--fs-sm); }
  th, td { padding: var(--s-3) var(--s-4); text-align: start; white-space: nowrap; }
  thead th { position: sticky; inset-block-start: 0; background: var(--c-sub); font-weight: var(--fw-semibold); white-space: normal; }
  tbody tr { box-shadow: inset 0 1px 0 var(--c-line); }
  tbody th { font-weight: var(--fw-regular); }
`

interface DaysTableProps {
  days: readonly DayRow[]
  charted: readonly ChartedFigure[]
  /** false: for screen readers only */
  isShown: boolean
}

/** The figures of the charts, the newest day first. */
export function DaysTable({ days, charted, isShown }: DaysTableProps) {
  const t = useTranslations('admin.overview')
  const locale = useLocale()
  const money = useMoney()
  const table = (
    <table>
      <caption className="sr-only">{t('charts.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('charts.day')}</th>
          {charted.map((figure) => (
            <th key={figure} scope="col">
              {t(`figures.names.${figure}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((row) => (
          <tr key={row.day}>
            <th scope="row">{formatDay(row.day, locale, 'weekdayDayMonth')}</th>
            {charted.map((figure) => (
              <td key={figure}>
                {figure === 'revenue' ? <Money {...money(row[figure])} /> : <Num>{row[figure]}</Num>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  if (!isShown) return <div className="sr-only">{table}</div>
  return (
    <Scroller tabIndex={0} role="region" aria-label={t('charts.title')}>
      {table}
    </Scroller>
  )
}
