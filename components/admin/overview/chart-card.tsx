import dynamic from 'next/dynamic'
import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Quiet } from '@/components/admin/item-card'
import { Money } from '@/components/ui/money'
import { Num } from '@/components/ui/num'
import type { ChartedFigure, DayRow } from '@/lib/domain/admin/overview'
import { formatDay } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'
import { untilLoaded } from '@/lib/until-loaded'
import { Panel } from './panel'

const DayBars = dynamic(() => untilLoaded(() => import('./day-bars')), { ssr: false })

const Head = styled.div`
  display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: var(--s-2);
  strong { font-size: var(--fs-lg); }
`

const Plot = styled.div`
  position: relative; block-size: 220px;
`

/** One figure of each day as bars, with its total. */
export function ChartCard({ figure, days }: { figure: ChartedFigure; days: readonly DayRow[] }) {
  const t = useTranslations('admin.overview')
  const locale = useLocale()
  const money = useMoney()
  const isMoney = figure === 'revenue'
  const total = days.reduce((sum, row) => sum + row[figure], 0)
  const text = (value: number) => (isMoney ? money(value).spoken : value.toLocaleString('en-US'))
  const [from = '', until = ''] = [days[0]?.day, days.at(-1)?.day]
  const label = t('charts.of', {
    name: t(`figures.names.${figure}`),
    from: formatDay(from, locale, 'dayMonth'),
    until: formatDay(until, locale, 'dayMonth'),
    total: text(Math.round(total)),
  })
  return (
    <Panel>
      <Head>
        <h3>{t(`figures.names.${figure}`)}</h3>
        <strong>
          {isMoney ? <Money {...money(Math.round(total))} /> : <Num>{total.toLocaleString('en-US')}</Num>}
        </strong>
      </Head>
      {total > 0 ? (
        <Plot role="img" aria-label={label}>
          <DayBars
            days={days.map(({ day }) => formatDay(day, locale, 'dayMonth'))}
            values={days.map((row) => row[figure])}
            textOf={text}
            isRightToLeft={locale === 'ar'}
          />
        </Plot>
      ) : (
        <Quiet>{t('charts.nothing')}</Quiet>
      )}
    </Panel>
  )
}
