import { type InferType, number, string } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import { ID } from '@/lib/domain/id'
import { MAX_REASON } from '@/lib/domain/reason'
import { userText } from '@/lib/domain/text/text'

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
export const assigneeBody = exactObject(body({ assigneeId: string().nullable().defined().matches(ID) }))
export type AssigneeBody = InferType<typeof assigneeBody>

/** POST admin/inbox/{id}/wait and reopen. */
export const versionBody = exactObject(body({}))

/** POST admin/inbox/{id}/close, hide and show. */
export const outcomeBody = exactObject(body({ reason: text(MAX_REASON) }))
export type OutcomeBody = InferType<typeof outcomeBody>

/** POST admin/inbox/{id}/notes. */
export const inboxNoteBody = exactObject({ text: text(MAX_INBOX_NOTE) })

export const ANSWER_STATES = ['closed', 'waiting'] as const satisfies readonly InboxState[]

/** POST admin/inbox/{id}/answer: the text, and the state after it. */
export const answerBody = (channel: ReachChannel = 'mail') =>
  exactObject(body({ text: text(MAX_ANSWER[channel]), state: string().required().oneOf(ANSWER_STATES) }))
export type AnswerBody = InferType<ReturnType<typeof answerBody>>
