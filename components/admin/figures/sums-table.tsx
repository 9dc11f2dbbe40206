import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { FigureTable } from '@/components/admin/figure-table'
import { Money } from '@/components/ui/money'
import { Num } from '@/components/ui/num'
import type { FigureRowWire, FiguresWire } from '@/lib/contract/schemas/statistics/market'
import type { PropertyType } from '@/lib/domain/listing/vocabulary'
import { addSums, columnsOf, type FigureTableName } from '@/lib/domain/statistics/market'
import { localName } from '@/lib/i18n/direction'
import { useMoney } from '@/lib/i18n/use-money'

const Pair = styled.span`
  display: grid; justify-items: inherit;
  small { font-size: var(--fs-xs); color: var(--c-ink-2); }
`

/** A table of the sums: a row for each city or type, and one for all; below each figure that of the period before. */
export function SumsTable({ table, rows }: { table: FigureTableName } & Pick<FiguresWire, 'rows'>) {
  const t = useTranslations('admin.figures')
  const nameOf = useRowName()
  const columns = columnsOf(table)
  const all = {
    now: addSums(rows.map(({ now }) => now)),
    before: addSums(rows.map(({ before }) => before)),
  }
  const cellsOf = ({ now, before }: Pick<FigureRowWire, 'now' | 'before'>) =>
    columns.map(({ name, unit, of }) => (
      <Pair key={name}>
        <Figure unit={unit} value={of(now)} />
        <small>
          {t('before')} <Figure unit={unit} value={of(before)} />
        </small>
      </Pair>
    ))
  return (
    <FigureTable
      caption={t(`tables.${table}.title`)}
      heads={[
        { label: t('columns.of') },
        ...columns.map(({ name }) => ({ label: t(`columns.${name}`), isNumber: true as const })),
      ]}
      rows={[
        ...rows.map((row) => ({ key: row.key, cells: [nameOf(row), ...cellsOf(row)] })),
        { key: 'all rows', cells: [<strong key="all">{t('all')}</strong>, ...cellsOf(all)] },
      ]}
    />
  )
}

/** A count, an amount or a share; a dash where nothing can be said. */
function Figure({ unit, value }: { unit: 'count' | 'money' | 'percent'; value: number | null }) {
  const t = useTranslations('admin.figures')
  const money = useMoney()
  if (value === null)
    return (
      <span>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('unknown')}</span>
      </span>
    )
  if (unit === 'money') return <Money {...money(Math.round(value))} />
  return <Num>{unit === 'percent' ? `${value}%` : value.toLocaleString('en-US')}</Num>
}

function useRowName() {
  const t = useTranslations('admin.figures')
  const types = useTranslations('vocabulary.type')
  const locale = useLocale()
  return ({ key, name }: Pick<FigureRowWire, 'key' | 'name'>): string => {
    if (name) return localName(locale, name)
    return key === '' || key === 'any' || !types.has(key as PropertyType)
      ? t('anywhere')
      : types(key as PropertyType)
  }
}
