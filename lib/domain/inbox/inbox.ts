import { type InferType, number, object, string } from 'yup'
import type { TablePage } from '@/lib/domain/admin/table'
import type { ContactTopic } from '@/lib/domain/content-pages/contact-topics'
import { ID } from '@/lib/domain/id'
import { MAX_REASON } from '@/lib/domain/reason'
import type { ReportKind, ReportReason, ReportSubject } from '@/lib/domain/reviews/report'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import { userText } from '@/lib/domain/text/text'
import type { CannedAnswerWire } from './canned-answer'

/** `review`: one that an admin has hidden. A reported review comes as a report. */
export const INBOX_KINDS = ['contact', 'report', 'review'] as const
export type InboxKind = (typeof INBOX_KINDS)[number]

/** `waiting`: for the sender, or for something that is not in our hands. */
export const INBOX_STATES = ['open', 'assigned', 'waiting', 'closed'] as const
export type InboxState = (typeof INBOX_STATES)[number]

export const INBOX_EVENTS = [
  'assigned',
  'unassigned',
  'answered',
  'waiting',
  'closed',
  'reopened',
  'reported_again',
  'hidden',
  'shown',
  'note',
] as const
export type InboxEvent = (typeof INBOX_EVENTS)[number]

/** In the filter for what nobody has taken. */
export const UNASSIGNED = 'unassigned'

/** A text message is cut by the networks beyond some ten parts. */
export const MAX_ANSWER = { mail: 2000, sms: 600 } as const
export type ReachChannel = keyof typeof MAX_ANSWER
export const MAX_INBOX_NOTE = 1000

export const channelOf = (reach: string): ReachChannel => (reach.includes('@') ? 'mail' : 'sms')

const version = () => number().required().integer().min(1)
const text = (max: number) => userText(max).trim().required()
const body = <Fields extends object>(fields: Fields) => ({ version: version(), ...fields })

/** PUT admin/inbox/{id}/assignee; null gives the item back. */
export const assigneeBody = object(body({ assigneeId: string().nullable().defined().matches(ID) }))
  .noUnknown()
  .exact()
export type AssigneeBody = InferType<typeof assigneeBody>

/** POST admin/inbox/{id}/wait and reopen. */
export const versionBody = object(body({})).noUnknown().exact()
export type VersionBody = InferType<typeof versionBody>

/** POST admin/inbox/{id}/close, hide and show. */
export const outcomeBody = object(body({ reason: text(MAX_REASON) }))
  .noUnknown()
  .exact()
export type OutcomeBody = InferType<typeof outcomeBody>

/** POST admin/inbox/{id}/notes. */
export const inboxNoteBody = object({ text: text(MAX_INBOX_NOTE) })
  .noUnknown()
  .exact()

export const ANSWER_STATES = ['closed', 'waiting'] as const satisfies readonly InboxState[]

/** POST admin/inbox/{id}/answer: the text, and the state after it. */
export const answerBody = (channel: ReachChannel = 'mail') =>
  object(body({ text: text(MAX_ANSWER[channel]), state: string().required().oneOf(ANSWER_STATES) }))
    .noUnknown()
    .exact()
export type AnswerBody = InferType<ReturnType<typeof answerBody>>

export interface InboxRow {
  _id: string
  kind: InboxKind
  state: InboxState
  createdAt: string
  /** the first name of the admin who has it */
  assignee: string | null
  /** of a contact message */
  topic: ContactTopic | null
  /** of a report */
  report: { kind: ReportKind; reason: ReportReason } | null
  /** the listing or the user that a report or a review is about, as far as it still exists */
  about: LocalizedName | null
  /** the sender; null for a visitor who reports */
  sender: string | null
}
export type InboxList = TablePage<InboxRow>

/** An admin who may take items. */
export interface InboxAdmin {
  _id: string
  name: string
  /** the admin who reads */
  isSelf: boolean
}

/** GET admin/inbox-admins, for the filter of the list. */
export interface InboxAdminListWire {
  data: InboxAdmin[]
}

export interface InboxEventWire {
  _id: string
  event: InboxEvent
  author: string | null
  assignee: string | null
  text: string | null
  createdAt: string
}

/** GET admin/inbox/{id}; what reaches the sender is masked. */
export interface InboxDetail extends InboxRow {
  version: number
  assigneeId: string | null
  text: string
  /** null: no answer can be sent */
  reach: { channel: ReachChannel; masked: string; language: 'ar' | 'en' } | null
  /** the account of the sender */
  senderId: string | null
  subject: ReportSubject | null
  /** of the review in question, for hiding and showing */
  reviewIsHidden: boolean | null
  events: InboxEventWire[]
  /** who may take it */
  admins: InboxAdmin[]
  /** the texts for an answer */
  answers: CannedAnswerWire[]
}

/** POST admin/inbox/{id}/reveal. */
export interface RevealedReach {
  reach: string
}
