import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { wordsOf } from '@/lib/domain/admin/table'
import { AdminTable, type AdminTableProps } from './admin-table'

/** A page of the console that is one table; what is given inside stands between its title and the table. */
export function AdminTablePage<Row extends { _id: string }>({
  children,
  ...table
}: AdminTableProps<Row> & { children?: ReactNode }) {
  const t = useTranslations(wordsOf(table.spec))
  return (
    <PageFrame $wide>
      <h1>{t('title')}</h1>
      {t.has('lead') ? <p>{t('lead')}</p> : null}
      {children}
      <AdminTable {...table} />
    </PageFrame>
  )
}
