'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Card, Quiet } from '@/components/shared/card-rows'
import { ChangeMark } from '@/components/shared/change-mark'
import type { ComparedFigure, StatisticsWire } from '@/lib/contract/schemas/statistics/wire'
import { grouped } from '@/lib/i18n/grouped'
import { FigureText } from './figure-text'

const Cards = styled.div`
  display: grid; gap: var(--s-4); grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  h3 { font-size: var(--fs-sm); font-weight: var(--fw-medium); color: var(--c-ink-2); }
`

const Value = styled.p`
  font-size: var(--fs-3xl); font-weight: var(--fw-bold); line-height: 1.2;
`

const Before = styled.p`
  display: flex; flex-wrap: wrap; gap: var(--s-2); font-size: var(--fs-sm); color: var(--c-ink-2);
`

const CARDS = ['occupancy', 'price', 'income'] as const
type CardName = (typeof CARDS)[number]

/** Occupancy, price of a night and income, each against the same days a year before where there were any. */
export function FigureCards({ statistics }: { statistics: StatisticsWire }) {
  const t = useTranslations('statistics.figures')
  const { nights, listings, listing } = statistics
  const isAnyByHour = listings.some(
    ({ _id, mode }) => mode === 'hourly' && (listing === null || _id === listing),
  )
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="sr-only">
        {t('title')}
      </h2>
      <Cards>
        {CARDS.map((name) => (
          <Card key={name} as="article">
            <h3>{t(name)}</h3>
            <FigureValue name={name} figure={statistics[name]} />
            <Quiet>
              {t(`notes.${name}`, { booked: grouped(nights.booked), open: grouped(nights.open) })}
            </Quiet>
          </Card>
        ))}
      </Cards>
      {isAnyByHour ? <Quiet>{t('notes.byHour')}</Quiet> : null}
    </section>
  )
}

function FigureValue({ name, figure: { value, lastYear } }: { name: CardName; figure: ComparedFigure }) {
  const t = useTranslations('statistics.figures')
  if (value === null) return <Quiet>{t('none')}</Quiet>
  return (
    <>
      <Value>
        <FigureText figure={name} value={value} />
      </Value>
      {lastYear === null ? null : (
        <Before>
          <span>
            {t('lastYear')} <FigureText figure={name} value={lastYear} />
          </span>
          <ChangeMark value={value} before={lastYear} say={(change) => t('change', change)} />
        </Before>
      )}
    </>
  )
}
