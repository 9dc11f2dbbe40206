import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { VatReturnRow } from '@/lib/contract/schemas/vat-returns/wire'
import type { Page } from '@/lib/domain/catalogue'
import { kindOfPeriod, type VatPeriod } from '@/lib/domain/vat-returns/period'
import type { VatReturnState } from '@/lib/domain/vat-returns/wire'
import { formatDay } from '@/lib/i18n/dates'
import { Link } from '@/lib/i18n/navigation'

const TONES: Record<VatReturnState, BadgeTone> = {
  running: 'plain',
  open: 'warn',
  filed: 'ok',
  covered: 'plain',
}

export function ReturnState({ row: { state, period } }: { row: Pick<VatReturnRow, 'state' | 'period'> }) {
  const t = useTranslations('admin.vatReturns.states')
  return <Badge $tone={TONES[state]}>{t(state, { kind: kindOfPeriod(period) })}</Badge>
}

export const periodHref = (period: VatPeriod) => `/admin/vat-returns/${period}`

/** `October 2026`, or the quarter in words. */
export function usePeriodName(): (period: VatPeriod) => string {
  const t = useTranslations('admin.vatReturns')
  const locale = useLocale()
  return (period) => {
    if (kindOfPeriod(period) === 'month') return formatDay(`${period}-01`, locale, 'monthYear')
    const [year = '', quarter = ''] = period.split('-Q')
    return t('quarter', { quarter, year })
  }
}

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
