import { notificationRule } from '@/lib/domain/notification'
import type { Deps } from '@/server/deps'
import type { Deliveries, Work } from '@/server/modules/outbox/work'
import { mailOf } from './mail-of'
import { type Notification, type Reader, readWithReader } from './store'
import { wordNotification } from './word-notification'

/** How the work that news promise is done. */
export function notificationDeliveries(
  deps: Deps,
): Pick<Deliveries, 'notification' | 'sms' | 'mail' | 'booking'> {
  return {
    notification: ({ notificationId }) => announce(deps, notificationId),
    sms: ({ notificationId }, workId) => sendText(deps, notificationId, workId),
    mail: ({ notificationId }, workId) => sendMail(deps, notificationId, workId),
    booking: async ({ userId, ...event }) => {
      deps.live.tell(userId, 'booking', () => event)
      return []
    },
  }
}

/** Open pages hear it now, each in its own language; the channels that the reader chose follow. */
async function announce({ db, live, words }: Deps, notificationId: string): Promise<Work[]> {
  const found = await readWithReader(db, notificationId)
  if (!found) return []
  const { notification, reader } = found
  live.tell(notification.userId, 'notification', (language) => {
    const { title, description, data } = wordNotification(words, notification, language)
    return { _id: notification.id, type: notification.type, title, body: description, data }
  })
  return channelsFor(notification, reader)
}

function channelsFor({ id, type }: Notification, reader: Reader): Work[] {
  if (!notificationRule(type).alsoSentOut) return []
  const payload = { notificationId: id }
  return [
    ...(reader.sms && reader.phone ? [{ kind: 'sms' as const, payload }] : []),
    ...(reader.email && reader.emailAddress ? [{ kind: 'mail' as const, payload }] : []),
  ]
}

async function sendText({ db, sms, words }: Deps, notificationId: string, workId: string): Promise<Work[]> {
  const found = await readWithReader(db, notificationId)
  if (!found?.reader.phone) return []
  const { phone, language } = found.reader
  const { title, description } = wordNotification(words, found.notification, language)
  const text = words.sentence(language, 'sms.notification', { title, description })
  await sms.send({ to: phone, text, reference: workId })
  return []
}

async function sendMail(deps: Deps, notificationId: string, workId: string): Promise<Work[]> {
  const found = await readWithReader(deps.db, notificationId)
  if (!found?.reader.emailAddress) return []
  const content = mailOf(deps, found.notification, found.reader)
  await deps.mail.send({ to: found.reader.emailAddress, reference: workId, ...content })
  return []
}
