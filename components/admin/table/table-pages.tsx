import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { MAX_TABLE_PAGE, type TablePage } from '@/lib/domain/admin/table'
import { TableLink } from './table-link'
import { useTableView } from './table-view'

const Row = styled.nav`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s-3);
  > span { flex: 1; min-inline-size: 0; }
`

/** Links to the pages beside this one. */
export function TablePages({ page, pageSize, total, isTotalExact }: Omit<TablePage<unknown>, 'data'>) {
  const { addressOf } = useTableView()
  const t = useTranslations('admin.table')
  if (total <= pageSize && page === 1 && (isTotalExact || total === 0)) return null
  return (
    <Row aria-label={t('pages')}>
      {page > 1 ? (
        <Button
          as={TableLink}
          $kind="outline"
          $size="sm"
          href={addressOf({ page: page - 1 })}
          rel="prev"
          scroll
        >
          {t('previous')}
        </Button>
      ) : (
        <span />
      )}
      {(page * pageSize < total || !isTotalExact) && page < MAX_TABLE_PAGE ? (
        <Button
          as={TableLink}
          $kind="outline"
          $size="sm"
          href={addressOf({ page: page + 1 })}
          rel="next"
          scroll
        >
          {t('next')}
        </Button>
      ) : null}
    </Row>
  )
}
