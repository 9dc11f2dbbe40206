import type { Deps } from '@/server/deps'
import { mailContactMessage } from '@/server/modules/contact/mail-message'
import { notificationDeliveries } from '@/server/modules/notifications/deliver'
import type { Deliveries } from '@/server/modules/outbox/work'

/** How each kind of work in the outbox is done, module by module. */
export function deliveriesOf(deps: Deps): Deliveries {
  return {
    ...notificationDeliveries(deps),
    contact: ({ messageId }, workId) => mailContactMessage(deps, messageId, workId),
  }
}
