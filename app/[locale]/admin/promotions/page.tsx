import { PromotionsPage } from '@/components/admin/promotions/promotions-page'
import { PROMOTION_TABLE } from '@/lib/domain/admin/tables'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { tablePage } from '@/lib/pages/console-page'

export default tablePage(PROMOTION_TABLE, (table) => (
  <ClientMessages also={['admin.promotions', 'admin.reason', 'admin.table', 'vocabulary.type']}>
    <PromotionsPage {...table} />
  </ClientMessages>
))
