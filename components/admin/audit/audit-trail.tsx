'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { PageFrame } from '@/components/shared/page-frame'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { auditFilePath } from '@/lib/api/admin/audit'
import type { AuditFilters, AuditListWire } from '@/lib/domain/admin/audit-wire'
import { Link } from '@/lib/i18n/navigation'
import { AuditFilterForm } from './audit-filter-form'
import { AuditLine } from './audit-line'

const Tools = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s-3); font-size: var(--fs-sm); color: var(--c-ink-2);
`

const Lines = styled.ol`
  display: grid; gap: var(--s-3); grid-template-columns: minmax(0, 1fr); list-style: none; padding: 0;
  &:empty { display: none; }
`

const Pages = styled.nav`
  display: flex; justify-content: space-between; gap: var(--s-4); font-size: var(--fs-sm);
  a { display: grid; align-items: center; min-block-size: var(--tap); font-weight: var(--fw-semibold); text-decoration: underline; text-underline-offset: 4px; }
`

interface AuditTrailProps {
  filters: AuditFilters
  list: AuditListWire
}

/** The audit trail: filters, the lines of one page, and the same as a file. */
export function AuditTrail({ filters, list }: AuditTrailProps) {
  const t = useTranslations('admin.audit')
  const locale = useLocale()
  const { data, page, pageSize, total, isTotalExact, admins } = list
  const pageAt = (n: number) => `/admin/audit?${new URLSearchParams({ ...filters, page: String(n) })}`
  return (
    <PageFrame>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <AuditFilterForm filters={filters} admins={admins} />
      <Tools>
        <output>{t(isTotalExact ? 'total' : 'totalOver', { count: total })}</output>
        <Button as="a" $kind="outline" $size="sm" href={auditFilePath(filters, locale)} download>
          {t('file')}
        </Button>
      </Tools>
      <Lines>
        {data.map((line) => (
          <AuditLine key={line._id} line={line} />
        ))}
      </Lines>
      {data.length === 0 ? <EmptyState title={t('emptyTitle')} text={t('emptyText')} /> : null}
      {total > pageSize ? (
        <Pages aria-label={t('pages')}>
          {page > 1 ? <Link href={pageAt(page - 1)}>{t('newer')}</Link> : <span />}
          {page * pageSize < total ? <Link href={pageAt(page + 1)}>{t('older')}</Link> : null}
        </Pages>
      ) : null}
    </PageFrame>
  )
}
