'use client'

import { useLocale, useTranslations } from 'next-intl'
import { AdminTable } from '@/components/admin/table/admin-table'
import type { TableColumn } from '@/components/admin/table/table-rows'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import type { InboxAdmin, InboxRow } from '@/lib/contract/schemas/inbox/inbox'
import type { TablePage, TableRequest } from '@/lib/domain/admin/table'
import { INBOX_TABLE } from '@/lib/domain/admin/tables'
import { INBOX_KINDS, INBOX_STATES, UNASSIGNED } from '@/lib/domain/inbox/inbox'
import { localName } from '@/lib/i18n/direction'
import { formatAgo } from '@/lib/i18n/relative-time'
import { StateBadge, useSubject } from './use-subject'

interface InboxPageProps {
  request: TableRequest
  list: TablePage<InboxRow>
  admins: readonly InboxAdmin[]
  now: Date
}

/** Contact messages, reports and hidden reviews in one list. */
export function InboxPage({ request, list, admins, now }: InboxPageProps) {
  const t = useTranslations('admin.inbox')
  const columns = useInboxColumns(now)
  const choices = {
    kind: INBOX_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
    state: INBOX_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
    assignee: [
      { value: UNASSIGNED, label: t('nobody') },
      ...admins.map(({ _id, name }) => ({ value: _id, label: name })),
    ],
  }
  return (
    <PageFrame $wide>
      <h1>{t('title')}</h1>
      <AdminTable
        spec={INBOX_TABLE}
        request={request}
        list={list}
        columns={columns}
        rowHref={(row) => `/admin/inbox/${row._id}`}
        choices={choices}
      />
    </PageFrame>
  )
}

function useInboxColumns(now: Date): TableColumn<InboxRow>[] {
  const t = useTranslations('admin.inbox')
  const subject = useSubject()
  const locale = useLocale()
  return [
    { key: 'subject', cell: (row) => subject(row) },
    {
      key: 'kind',
      cell: (row) => (row.report ? t(`reportKinds.${row.report.kind}`) : t(`kinds.${row.kind}`)),
    },
    { key: 'about', cell: (row) => row.about && <bdi>{localName(locale, row.about)}</bdi> },
    { key: 'sender', cell: (row) => <bdi>{row.sender ?? t('visitor')}</bdi> },
    { key: 'state', cell: (row) => <StateBadge state={row.state} /> },
    { key: 'assignee', cell: (row) => row.assignee && <bdi>{row.assignee}</bdi> },
    { key: 'createdAt', cell: (row) => formatAgo(row.createdAt, now, locale), sort: 'createdAt' },
  ]
}
