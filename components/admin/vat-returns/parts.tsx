import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { Page } from '@/lib/domain/catalogue'
import type { VatPeriod } from '@/lib/domain/vat-returns/period'
import type { VatReturnState } from '@/lib/domain/vat-returns/wire'
import { Link } from '@/lib/i18n/navigation'

const TONES: Record<VatReturnState, BadgeTone> = { running: 'plain', open: 'warn', filed: 'ok' }

export function ReturnState({ state }: { state: VatReturnState }) {
  const t = useTranslations('admin.vatReturns.states')
  return <Badge $tone={TONES[state]}>{t(state)}</Badge>
}

export const periodHref = (period: VatPeriod) => `/admin/vat-returns/${period}`

/** A table that becomes a list of pairs where the window is narrow. */
export const FiguresFrame = styled.div`
  overflow-x: auto; border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line);
  table { inline-size: 100%; border-collapse: separate; border-spacing: 0; font-size: var(--fs-sm); }
  th { padding: var(--s-2) var(--s-3); text-align: start; white-space: nowrap; font-size: var(--fs-xs); color: var(--c-ink-2); background: var(--c-sub); }
  td { padding: var(--s-2) var(--s-3); border-block-start: 1px solid var(--c-line); block-size: var(--tap); }
  tfoot td { font-weight: var(--fw-semibold); }
  [data-number] { text-align: end; white-space: nowrap; }
  a { font-weight: var(--fw-semibold); color: var(--c-primary); display: inline-grid; align-items: center; min-block-size: var(--tap); }
`

const Row = styled.nav`
  display: flex; justify-content: space-between; gap: var(--s-4);
`

/** Links to the pages beside this one; nothing for one page. */
export function ListPages({
  page,
  pageSize,
  total,
  address,
}: Omit<Page<unknown>, 'data'> & { address: (page: number) => string }) {
  const t = useTranslations('admin.table')
  if (total <= pageSize) return null
  return (
    <Row aria-label={t('pages')}>
      {page > 1 ? (
        <Button as={Link} $kind="outline" $size="sm" href={address(page - 1)} rel="prev">
          {t('previous')}
        </Button>
      ) : (
        <span />
      )}
      {page * pageSize < total ? (
        <Button as={Link} $kind="outline" $size="sm" href={address(page + 1)} rel="next">
          {t('next')}
        </Button>
      ) : null}
    </Row>
  )
}
