import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { CHARTED_FIGURES, type DailyFigure, type DayRow } from '@/lib/domain/admin/overview'
import { ChartCard } from './chart-card'
import { DaysTable } from './days-table'
import { Section } from './panel'

const Cards = styled.div`
  display: grid; gap: var(--s-3); grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1280px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-child:nth-last-child(odd) { grid-column: 1 / -1; }
  }
`

interface DailyChartsProps {
  days: readonly DayRow[]
  /** what the role may read */
  figures: readonly DailyFigure[]
}

/** The last days as charts, or the same as a table, which screen readers always have. */
export function DailyCharts({ days, figures }: DailyChartsProps) {
  const t = useTranslations('admin.overview.charts')
  const [isTable, setTable] = useState(false)
  const charted = CHARTED_FIGURES.filter((figure) => figures.includes(figure))
  if (charted.length === 0) return null
  const toggle = (
    <Button $kind="outline" $size="sm" onClick={() => setTable(!isTable)}>
      {t(isTable ? 'asCharts' : 'asTable')}
    </Button>
  )
  return (
    <Section title={t('title')} act={toggle}>
      {isTable ? null : (
        <Cards>
          {charted.map((figure) => (
            <ChartCard key={figure} figure={figure} days={days} />
          ))}
        </Cards>
      )}
      <DaysTable days={days} charted={charted} isShown={isTable} />
    </Section>
  )
}
