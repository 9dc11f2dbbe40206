import { Type } from '@sinclair/typebox'
import { is, keyOf, nullable, oneOf } from '@/lib/contract/schema'
import { ReportReason, ReportSubject } from '@/lib/contract/schemas/reviews/report'
import { LocalizedName } from '@/lib/contract/schemas/text/bilingual'
import { CONTACT_TOPICS } from '@/lib/domain/content-pages/contact-topics'
import type * as inbox from '@/lib/domain/inbox/inbox'
import { INBOX_EVENTS, INBOX_KINDS, INBOX_STATES, MAX_ANSWER } from '@/lib/domain/inbox/inbox'
import { REPORT_REASONS } from '@/lib/domain/reviews/report'
import { CannedAnswerWire } from './canned-answer'

export const InboxAdmin = is<inbox.InboxAdmin>()(
  Type.Object(
    { _id: Type.String(), name: Type.String(), isSelf: Type.Boolean({ description: 'the admin who reads' }) },
    { title: 'InboxAdmin', description: 'An admin who may take items.' },
  ),
)

export const InboxRow = is<inbox.InboxRow>()(
  Type.Object(
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
  ),
)

export const InboxEventWire = is<inbox.InboxEventWire>()(
  Type.Object(
    {
      _id: Type.String(),
      event: oneOf(INBOX_EVENTS),
      author: nullable(Type.String()),
      assignee: nullable(Type.String()),
      text: nullable(Type.String()),
      createdAt: Type.String(),
    },
    { title: 'InboxEventWire' },
  ),
)

export const InboxDetail = is<inbox.InboxDetail>()(
  Type.Object(
    {
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
    },
    { title: 'InboxDetail', description: 'GET admin/inbox/{id}; what reaches the sender is masked.' },
  ),
)

export const RevealedReach = is<inbox.RevealedReach>()(
  Type.Object(
    { reach: Type.String() },
    { title: 'RevealedReach', description: 'POST admin/inbox/{id}/reveal.' },
  ),
)
