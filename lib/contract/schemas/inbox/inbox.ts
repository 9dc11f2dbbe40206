import { type Static, Type } from '@sinclair/typebox'
import { keyOf, named, nullable, oneOf } from '@/lib/contract/schema'
import { ReportReason, ReportSubject } from '@/lib/contract/schemas/reviews/report'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import { CONTACT_TOPICS } from '@/lib/domain/content-pages/contact-topics'
import { INBOX_EVENTS, INBOX_KINDS, INBOX_STATES, MAX_ANSWER } from '@/lib/domain/inbox/inbox'
import { REPORT_REASONS } from '@/lib/domain/reviews/report'
import { CannedAnswerWire } from './canned-answer'

export const InboxAdmin = named('InboxAdmin', 'An admin who may take items.', {
  _id: Type.String(),
  name: Type.String(),
  isSelf: Type.Boolean({ description: 'the admin who reads' }),
})
export type InboxAdmin = Static<typeof InboxAdmin>

export const InboxRow = Type.Object(
  {
    _id: Type.String(),
    kind: oneOf(INBOX_KINDS),
    state: oneOf(INBOX_STATES),
    createdAt: Type.String(),
    assignee: nullable(Type.String(), { description: 'the first name of the admin who has it' }),
    topic: nullable(oneOf(CONTACT_TOPICS), { description: 'of a contact message' }),
    report: nullable(Type.Object({ kind: keyOf(REPORT_REASONS), reason: ReportReason }), {
      description: 'of a report',
    }),
    about: nullable(LocalizedName, {
      description: 'the listing or the user that a report or a review is about, as far as it still exists',
    }),
    sender: nullable(Type.String(), { description: 'the sender; null for a visitor who reports' }),
  },
  { title: 'InboxRow' },
)
export type InboxRow = Static<typeof InboxRow>

export const InboxEventWire = Type.Object(
  {
    _id: Type.String(),
    event: oneOf(INBOX_EVENTS),
    author: nullable(Type.String()),
    assignee: nullable(Type.String()),
    text: nullable(Type.String()),
    createdAt: Type.String(),
  },
  { title: 'InboxEventWire' },
)
export type InboxEventWire = Static<typeof InboxEventWire>

export const InboxDetail = named('InboxDetail', 'GET admin/inbox/{id}; what reaches the sender is masked.', {
  ...InboxRow.properties,
  version: Type.Number(),
  assigneeId: nullable(Type.String()),
  text: Type.String(),
  reach: nullable(
    Type.Object({ channel: keyOf(MAX_ANSWER), masked: Type.String(), language: oneOf(['ar', 'en']) }),
    { description: 'null: no answer can be sent' },
  ),
  senderId: nullable(Type.String(), { description: 'the account of the sender' }),
  subject: nullable(ReportSubject),
  reviewIsHidden: nullable(Type.Boolean(), {
    description: 'of the review in question, for hiding and showing',
  }),
  events: Type.Array(InboxEventWire),
  admins: Type.Array(InboxAdmin, { description: 'who may take it' }),
  answers: Type.Array(CannedAnswerWire, { description: 'the texts for an answer' }),
})
export type InboxDetail = Static<typeof InboxDetail>

export const RevealedReach = named('RevealedReach', 'POST admin/inbox/{id}/reveal.', { reach: Type.String() })
export type RevealedReach = Static<typeof RevealedReach>
