import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Quiet } from '@/components/admin/item-card'
import { ChangeMark } from '@/components/shared/change-mark'
import { Money } from '@/components/ui/money'
import { Num } from '@/components/ui/num'
import {
  conversionOf,
  type DailyFigure,
  type DayRow,
  SPAN_NAMES,
  SPANS,
  type SpanName,
  type SpanSum,
  sumSpans,
} from '@/lib/domain/admin/overview'
import { useMoney } from '@/lib/i18n/use-money'
import { Panel, Section } from './panel'

const Cards = styled.div`
  display: grid; gap: var(--s-3); grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
`

const Spans = styled.dl`
  display: flex; flex-wrap: wrap; gap: var(--s-3); margin: 0;
  div { display: grid; gap: var(--s-1); align-content: start; flex: 1 0 auto; min-inline-size: 20%; }
  dt { font-size: var(--fs-xs); color: var(--c-ink-2); }
  dd { margin: 0; }
  dd + dd { font-size: var(--fs-xs); }
  dd:first-of-type { font-size: var(--fs-lg); font-weight: var(--fw-bold); line-height: 1.3; white-space: nowrap; }
  @media (max-width: 700px) { dd:first-of-type { font-size: var(--fs-md); } }
`

const SHOWN = ['bookings', 'revenue', 'commission', 'signUps'] as const
const MONEY: readonly DailyFigure[] = ['revenue', 'commission']

interface FigureCardsProps {
  days: readonly DayRow[]
  /** what the role may read */
  figures: readonly DailyFigure[]
}

/** The sums of today, of seven and of thirty days, against the same time before. */
export function FigureCards({ days, figures }: FigureCardsProps) {
  const t = useTranslations('admin.overview.figures')
  return (
    <Section title={t('title')}>
      <Cards>
        {SHOWN.filter((figure) => figures.includes(figure)).map((figure) => (
          <SumCard key={figure} figure={figure} days={days} />
        ))}
        {figures.includes('views') && figures.includes('bookings') ? <ConversionCard days={days} /> : null}
      </Cards>
    </Section>
  )
}

function SumCard({ figure, days }: { figure: (typeof SHOWN)[number]; days: readonly DayRow[] }) {
  const t = useTranslations('admin.overview.figures')
  const sums = sumSpans(days, figure)
  return (
    <Panel>
      <div>
        <h3>{t(`names.${figure}`)}</h3>
        {figure === 'revenue' || figure === 'commission' ? <Quiet>{t(`notes.${figure}`)}</Quiet> : null}
      </div>
      <Spans>
        {SPAN_NAMES.map((span) => (
          <SpanFigure key={span} span={span} sum={sums[span]} isMoney={MONEY.includes(figure)} />
        ))}
      </Spans>
    </Panel>
  )
}

function SpanFigure({ span, sum, isMoney }: { span: SpanName; sum: SpanSum; isMoney: boolean }) {
  const t = useTranslations('admin.overview.figures')
  const money = useMoney()
  return (
    <div>
      <dt>{t(`spans.${span}`)}</dt>
      <dd>
        {isMoney ? <Money {...money(Math.round(sum.sum))} /> : <Num>{sum.sum.toLocaleString('en-US')}</Num>}
      </dd>
      {/* A day that is not over has no fair comparison. */}
      {span === 'today' ? null : (
        <dd>
          <ChangeMark value={sum.sum} before={sum.before} say={(change) => t('change', change)} />
        </dd>
      )}
    </div>
  )
}

function ConversionCard({ days }: { days: readonly DayRow[] }) {
  const t = useTranslations('admin.overview.figures')
  return (
    <Panel>
      <div>
        <h3>{t('names.conversion')}</h3>
        <Quiet>{t('notes.conversion')}</Quiet>
      </div>
      <Spans>
        {SPAN_NAMES.map((span) => {
          const percent = conversionOf(days.slice(-SPANS[span]))
          return (
            <div key={span}>
              <dt>{t(`spans.${span}`)}</dt>
              <dd>
                {percent === null ? <NoFigure text={t('noConversion')} /> : <Num>{percent.toFixed(1)}%</Num>}
              </dd>
            </div>
          )
        })}
      </Spans>
    </Panel>
  )
}

function NoFigure({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden="true" title={text}>
        –
      </span>
      <span className="sr-only">{text}</span>
    </>
  )
}
