import { http } from '@/lib/api/browser'
import type { InboxDetail } from '@/lib/domain/inbox/inbox'

type Shown = Pick<InboxDetail, '_id' | 'version'>

export const INBOX_ADMINS_PATH = 'admin/inbox-admins'
export const inboxPath = (id: string) => `admin/inbox/${encodeURIComponent(id)}`

export const moveItem = ({ _id, version }: Shown, outcome: 'wait' | 'reopen') =>
  http.send<void>('post', `${inboxPath(_id)}/${outcome}`, { version })

/** What needs a reason: closing an item, hiding its review or showing it again. */
export const decideOnItem = ({ _id, version }: Shown, verb: 'close' | 'hide' | 'show', reason: string) =>
  http.send<void>('post', `${inboxPath(_id)}/${verb}`, { version, reason })
