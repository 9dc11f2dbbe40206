import type { Deps } from '@/server/deps'
import { hasConfirmedBooking } from '@/server/modules/bookings/bookings-between'
import { offersOfMessages } from '@/server/modules/conversations/private-offers/offers-of-messages'
import { readLivingReader } from '@/server/modules/people/notifications/channels'
import { renderMail } from '@/server/modules/people/notifications/render-mail'
import type { Job, JobHandlers, JobPayloads } from '@/server/modules/platform/outbox/jobs'
import { findWithConversation } from './message-store'
import { messageToWire, ownHostOf } from './message-to-wire'
import { usersOfSides } from './reader'
import { findUnread, type UnreadMessages } from './reminder-store'

type MessageDeliveries = Pick<JobHandlers, 'message' | 'missedSms' | 'missedMail'>

/** The job handlers of messages. */
export function messageJobHandlers(deps: Deps): MessageDeliveries {
  return {
    message: ({ messageId }) => announce(deps, messageId),
    missedSms: (about, workId) => sendText(deps, about, workId),
    missedMail: (about, workId) => sendMail(deps, about, workId),
  }
}

/** Emits the message to the open pages of both sides, masked for each reader. */
async function announce(deps: Deps, messageId: string): Promise<Job[]> {
  const found = await findWithConversation(deps.db, messageId)
  if (!found) return []
  const { message, conversation } = found
  const hidesContacts = !(await hasConfirmedBooking(deps.db, conversation))
  const { guest, vendor } = await usersOfSides(deps.db, conversation)
  const offers = await offersOfMessages(deps.db, [messageId], deps.clock.now())
  for (const readerId of [...guest, ...vendor]) {
    const reading = { readerId, conversation, hidesContacts, ownHost: ownHostOf(deps) }
    deps.live.tell(readerId, 'message', () => ({
      conversationId: conversation.id,
      message: messageToWire(message, reading, offers.get(messageId)),
    }))
  }
  return []
}

/** Contains sender and number of messages but not their text, because a text message shows on a locked screen. */
async function sendText(deps: Deps, about: JobPayloads['missedSms'], workId: string): Promise<Job[]> {
  const reported = await renderUnread(deps, about)
  const phone = reported?.reader.phone
  if (!phone) return []
  const { reader, title, description, url } = reported
  const text = deps.translations.sentence(reader.language, 'sms.missed', { title, description, url })
  await deps.sms.send({ to: phone, text, reference: workId })
  return []
}

async function sendMail(deps: Deps, about: JobPayloads['missedMail'], workId: string): Promise<Job[]> {
  const reported = await renderUnread(deps, about)
  const to = reported?.reader.emailAddress
  if (!to) return []
  const { reader, title, description, url } = reported
  const content = renderMail(deps, reader, { title, body: description, url })
  await deps.mail.send({ to, reference: workId, ...content })
  return []
}

/** Null when it was read meanwhile, or the account is closed. */
async function renderUnread(deps: Deps, { conversationId, userId }: JobPayloads['missedSms']) {
  const unread = await findUnread(deps.db, conversationId, userId)
  const reader = await readLivingReader(deps.db, userId)
  if (!unread || !reader) return null
  const { language } = reader
  const say = (key: string) =>
    deps.translations.sentence(language, `messages.missed.${key}`, params(unread, language))
  const prefix = language === 'en' ? '/en' : ''
  const url = `${deps.config.publicOrigin}${prefix}/messages?c=${conversationId}`
  return { reader, title: say('title'), description: say('description'), url }
}

function params({ name, service: listing, unread }: UnreadMessages, language: 'ar' | 'en') {
  return { name: name[language], service: listing[language], unread }
}
