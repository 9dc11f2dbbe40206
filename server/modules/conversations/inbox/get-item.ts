import type { InboxAdmin, InboxDetail } from '@/lib/contract/schemas/inbox/inbox'
import { fullName } from '@/lib/domain/account/account'
import { channelOf } from '@/lib/domain/inbox/inbox'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { listCannedAnswers } from '@/server/modules/conversations/canned-answers/list-answers'
import { readReportSubjects, subjectIn } from '@/server/modules/conversations/reports/read-subjects'
import { maskEmail, maskPhone } from '@/server/modules/people/accounts/mask'
import type { SignedIn } from '@/server/policy/signed-in'
import { itemToRow, subjectRefOf } from './item-to-row'
import { findItem, type LoadedItem, listAssignees, listEvents } from './store'

const MASKS = { mail: maskEmail, sms: maskPhone }

/** An item with its subject, its history and what an admin needs to act on it. */
export async function getInboxItem({ db }: Deps, reader: SignedIn, id: string): Promise<InboxDetail> {
  const loaded = await findItem(db, id)
  const { item, contact, report, review, sender } = loaded
  const ref = subjectRefOf(loaded)
  const subject = ref && subjectIn(await readReportSubjects(db, [ref]), ref)
  return {
    ...itemToRow(loaded, subject),
    version: item.version,
    assigneeId: item.assigneeId,
    text: contact?.message ?? report?.body ?? review?.body ?? '',
    reach: reachOf(contact),
    senderId: sender?.deletedAt === null ? sender.id : null,
    subject,
    reviewIsHidden: ref?.kind === 'review' && subject ? subject.isHidden : null,
    events: await eventsOf(db, id),
    admins: await listInboxAdmins(db, reader),
    answers: contact ? await listCannedAnswers(db) : [],
  }
}

export async function listInboxAdmins(db: Db, reader: SignedIn): Promise<InboxAdmin[]> {
  return (await listAssignees(db)).map((admin) => ({
    _id: admin.id,
    name: fullName(admin),
    isSelf: admin.id === reader._id,
  }))
}

function reachOf(contact: LoadedItem['contact']): InboxDetail['reach'] {
  if (!contact) return null
  const channel = channelOf(contact.reach)
  return { channel, masked: MASKS[channel](contact.reach), language: contact.language }
}

async function eventsOf(db: Db, id: string): Promise<InboxDetail['events']> {
  return (await listEvents(db, id)).map(({ event, author, assignee }) => ({
    _id: event.id,
    event: event.event,
    author,
    assignee,
    text: event.body,
    createdAt: event.createdAt.toISOString(),
  }))
}
