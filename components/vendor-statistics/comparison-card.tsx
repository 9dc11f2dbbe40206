'use client'

import { useTranslations } from 'next-intl'
import { Card, Quiet } from '@/components/shared/card-rows'
import type { StatisticsWire } from '@/lib/contract/schemas/statistics/wire'
import { FigureText } from './figure-text'
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
              cells: [own, median].map((value) =>
                value === null ? names('none') : <FigureText key={figure} figure={figure} value={value} />,
              ),
            }))}
          />
          <Quiet>{t('note')}</Quiet>
        </>
      )}
    </Card>
  )
}
