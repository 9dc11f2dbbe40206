import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { ScrollingLinkTabs } from '@/components/ui/tabs/scrolling-link-tabs'
import type { FiguresWire } from '@/lib/contract/schemas/statistics/market'
import { PROPERTY_TYPES } from '@/lib/domain/listing/vocabulary'
import { FIGURE_GROUPS, FIGURE_SPANS } from '@/lib/domain/statistics/market'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { type FiguresView, figuresHref } from './figures-view'

const Rows = styled.div`
  display: grid; gap: var(--s-2); min-inline-size: 0;
`

interface Choice {
  label: string
  to: FiguresView
}

/** Period, grouping, city and type as links, each keeping the others. */
export function FiguresFilters({ view, cities }: { view: FiguresView } & Pick<FiguresWire, 'cities'>) {
  const t = useTranslations('admin.figures.filters')
  const types = useTranslations('vocabulary.type')
  const locale = useLocale()
  const rows: { name: keyof FiguresView; choices: Choice[] }[] = [
    {
      name: 'days',
      choices: FIGURE_SPANS.map((days) => ({ label: t('lastDays', { days }), to: { ...view, days } })),
    },
    {
      name: 'by',
      choices: FIGURE_GROUPS.map((by) => ({ label: t(`groups.${by}`), to: { ...view, by } })),
    },
    {
      name: 'city',
      choices: [
        { label: t('allCities'), to: { ...view, city: null } },
        ...cities.map((one) => ({ label: localName(locale, one), to: { ...view, city: one._id } })),
      ],
    },
    {
      name: 'type',
      choices: [
        { label: t('allTypes'), to: { ...view, type: null } },
        ...PROPERTY_TYPES.map((type) => ({ label: types(type), to: { ...view, type } })),
      ],
    },
  ]
  return (
    <Rows>
      {rows.map(({ name, choices }) => (
        <ScrollingLinkTabs key={name} aria-label={t(name)}>
          {choices.map(({ label, to }) => (
            <Link
              key={String(to[name])}
              href={figuresHref(to)}
              aria-current={to[name] === view[name] ? 'page' : undefined}
              prefetch={false}
              scroll={false}
            >
              {label}
            </Link>
          ))}
        </ScrollingLinkTabs>
      ))}
    </Rows>
  )
}
