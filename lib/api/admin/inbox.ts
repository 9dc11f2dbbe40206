import { http } from '@/lib/api/browser'
import type { AnswerBody, InboxDetail, RevealedReach } from '@/lib/domain/inbox/inbox'

type Shown = Pick<InboxDetail, '_id' | 'version'>

export const INBOX_ADMINS_PATH = 'admin/inbox-admins'
export const inboxPath = (id: string) => `admin/inbox/${encodeURIComponent(id)}`

export const assignItem = ({ _id, version }: Shown, assigneeId: string | null) =>
  http.send<void>('put', `${inboxPath(_id)}/assignee`, { version, assigneeId })

export const moveItem = ({ _id, version }: Shown, outcome: 'wait' | 'reopen') =>
  http.send<void>('post', `${inboxPath(_id)}/${outcome}`, { version })

/** What needs a reason: closing an item, hiding its review or showing it again. */
export const decideOnItem = ({ _id, version }: Shown, verb: 'close' | 'hide' | 'show', reason: string) =>
  http.send<void>('post', `${inboxPath(_id)}/${verb}`, { version, reason })

export const answerItem = (id: string, body: AnswerBody) =>
  http.send<void>('post', `${inboxPath(id)}/answer`, body)

export const addInboxNote = (id: string, text: string) =>
  http.send<void>('post', `${inboxPath(id)}/notes`, { text })

export const revealReach = (id: string) => http.send<RevealedReach>('post', `${inboxPath(id)}/reveal`, {})
