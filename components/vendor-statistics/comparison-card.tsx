'use client'

import { useTranslations } from 'next-intl'
import { Card, Quiet } from '@/components/shared/card-rows'
import { Money } from '@/components/ui/money'
import { Num } from '@/components/ui/num'
import type { NightFigure } from '@/lib/domain/statistics/figures'
import type { StatisticsWire } from '@/lib/domain/statistics/wire'
import { useMoney } from '@/lib/i18n/use-money'
import { FiguresTable } from './figures-table'

/** The chosen listing beside the median of those like it, or why there is none. */
export function ComparisonCard({ comparison: { obstacle, figures } }: Pick<StatisticsWire, 'comparison'>) {
  const t = useTranslations('statistics.comparison')
  const names = useTranslations('statistics.figures')
  return (
    <Card aria-labelledby="comparison">
      <h2 id="comparison">{t('title')}</h2>
      {obstacle ? (
        <Quiet>{t(`obstacles.${obstacle}`)}</Quiet>
      ) : (
        <>
          <FiguresTable
            caption={t('caption')}
            heads={[t('figure'), t('own'), t('median')]}
            rows={figures.map(({ figure, own, median }) => ({
              key: figure,
              name: names(figure),
              cells: [own, median].map((value, at) => (
                <Value key={at === 0 ? 'own' : 'median'} figure={figure} value={value} />
              )),
            }))}
          />
          <Quiet>{t('note')}</Quiet>
        </>
      )}
    </Card>
  )
}

function Value({ figure, value }: { figure: NightFigure; value: number | null }) {
  const t = useTranslations('statistics.figures')
  const money = useMoney()
  if (value === null) return <>{t('none')}</>
  return figure === 'occupancy' ? <Num>{value}%</Num> : <Money {...money(value)} />
}
