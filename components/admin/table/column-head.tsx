import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
import { nextSort } from '@/lib/domain/admin/table'
import { TableLink } from './table-link'
import { useTableView } from './table-view'

interface ColumnHeadProps {
  column: { label: string; sort?: string; isNumber?: boolean; only?: string | undefined }
}

/** The head of a column; a press on it sorts by the column. */
export function ColumnHead({ column: { label, sort, isNumber, only } }: ColumnHeadProps) {
  const { spec, request, addressOf } = useTableView()
  const t = useTranslations('admin.table')
  if (!sort)
    return (
      <th scope="col" data-only={only} data-number={isNumber || undefined}>
        {label}
      </th>
    )
  const isUp = request.sort === sort
  const isDown = request.sort === `-${sort}`
  const order = isUp ? 'ascending' : isDown ? 'descending' : undefined
  return (
    <th scope="col" aria-sort={order} data-only={only} data-number={isNumber || undefined}>
      <TableLink href={addressOf({ sort: nextSort(spec, request, sort) })} title={t('sortBy', { label })}>
        {label}
        {order ? (
          <SortMark $isUp={isUp}>
            <Icon name="chevronDown" size={14} />
          </SortMark>
        ) : null}
      </TableLink>
    </th>
  )
}

const SortMark = styled.span<{ $isUp: boolean }>`
  flex: none; display: grid; ${({ $isUp }) => $isUp && 'transform: rotate(180deg);'}
`
