import { UnmatchedPage } from '@/components/admin/unmatched/unmatched-page'
import { UNMATCHED_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { tablePage } from '@/lib/pages/console-page'

export default tablePage(UNMATCHED_TABLE, (table) => (
  <ClientMessages also={['admin.reason', 'admin.table', 'admin.unmatched']}>
    <UnmatchedPage {...table} />
  </ClientMessages>
))
