import { useTranslations } from 'next-intl'
import { Count } from '@/components/admin/count'
import { ScrollingLinkTabs } from '@/components/ui/tabs/scrolling-link-tabs'
import { defaultSortOf } from '@/lib/domain/admin/table'
import type { Choice } from './table-filters'
import { TableLink } from './table-link'
import { useTableView } from './table-view'

interface TableTabsProps {
  filter: string
  choices: readonly Choice[]
  counts?: Readonly<Record<string, number>>
}

/** The values of one filter as tabs, and one for all rows; search and the other filters stay. */
export function TableTabs({ filter, choices, counts = {} }: TableTabsProps) {
  const { spec, request, addressOf } = useTableView()
  const t = useTranslations('admin.table')
  const { [filter]: current, ...others } = request.filters
  return (
    <ScrollingLinkTabs aria-label={t('tabs')}>
      {[...choices, { value: undefined, label: t('any') }].map(({ value, label }) => {
        const filters: Record<string, string> = value ? { ...others, [filter]: value } : others
        return (
          <TableLink
            key={label}
            href={addressOf({ filters, sort: defaultSortOf(spec, filters) })}
            aria-current={value === current ? 'page' : undefined}
          >
            {label} {value && counts[value] !== undefined ? <Count of={counts[value]} /> : null}
          </TableLink>
        )
      })}
    </ScrollingLinkTabs>
  )
}
