import { bellPage, notificationRule } from '@/lib/domain/notifications/notification'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { devicesOf, pushToDevice } from '@/server/modules/people/push/devices'
import { listMembersWho } from '@/server/modules/people/vendors/list-members'
import type { Job, JobHandlers } from '@/server/modules/platform/outbox/jobs'
import { notificationMail } from './notification-mail'
import { renderNotification } from './render-notification'
import { findWithReader, type Notification, type Reader } from './store'

/** The job handlers of notifications. */
export function notificationJobHandlers(
  deps: Deps,
): Pick<JobHandlers, 'notification' | 'sms' | 'mail' | 'push' | 'booking'> {
  return {
    notification: ({ notificationId }) => announce(deps, notificationId),
    sms: ({ notificationId }, workId) => sendText(deps, notificationId, workId),
    mail: ({ notificationId }, workId) => sendMail(deps, notificationId, workId),
    push: ({ notificationId, deviceId }) => pushHeadline(deps, notificationId, deviceId),
    booking: async ({ _id, status, ...to }) => {
      for (const userId of await listReaders(deps.db, to)) {
        deps.live.tell(userId, 'booking', () => ({ _id, status }))
      }
      for (const area of ['bookings', 'money'] as const) deps.live.announceToAdmins(area)
      return []
    },
  }
}

/** The user, or the members of the vendor who may read its bookings. */
async function listReaders(db: Db, to: { userId: string } | { vendorId: string }): Promise<string[]> {
  if ('userId' in to) return [to.userId]
  return listMembersWho(db, to.vendorId, 'readBookings')
}

/** Emits to open pages in their language, and enqueues the chosen channels. */
async function announce({ db, live, translations }: Deps, notificationId: string): Promise<Job[]> {
  const found = await findWithReader(db, notificationId)
  if (!found) return []
  const { notification, reader } = found
  live.tell(notification.userId, 'notification', (language) => {
    const { title, description, data } = renderNotification(translations, notification, language)
    return { _id: notification.id, type: notification.type, title, body: description, data }
  })
  return channelsFor(notification, reader, await devicesOf(db, notification.userId))
}

function channelsFor({ id, type }: Notification, reader: Reader, devices: string[]): Job[] {
  const payload = { notificationId: id }
  const { sentBy, isForced = false } = notificationRule(type)
  const work: Job[] = [
    ...((isForced || reader.sms) && reader.phone ? [{ kind: 'sms' as const, payload }] : []),
    ...((isForced || reader.email) && reader.emailAddress ? [{ kind: 'mail' as const, payload }] : []),
    ...devices.map((deviceId) => ({ kind: 'push' as const, payload: { ...payload, deviceId } })),
  ]
  return work.filter(({ kind }) => sentBy.some((channel) => channel === kind))
}

async function sendText(
  { db, sms, translations }: Deps,
  notificationId: string,
  workId: string,
): Promise<Job[]> {
  const found = await findWithReader(db, notificationId)
  if (!found?.reader.phone) return []
  const { phone, language } = found.reader
  const { title, description } = renderNotification(translations, found.notification, language)
  const text = translations.sentence(language, 'sms.notification', { title, description })
  await sms.send({ to: phone, text, reference: workId })
  return []
}

async function sendMail(deps: Deps, notificationId: string, workId: string): Promise<Job[]> {
  const found = await findWithReader(deps.db, notificationId)
  if (!found?.reader.emailAddress) return []
  const content = notificationMail(deps, found.notification, found.reader)
  await deps.mail.send({ to: found.reader.emailAddress, reference: workId, ...content })
  return []
}

/** Only the title, because a locked screen shows it. */
async function pushHeadline(deps: Deps, notificationId: string, deviceId: string): Promise<Job[]> {
  const found = await findWithReader(deps.db, notificationId)
  if (!found) return []
  const { notification, reader } = found
  const { language } = reader
  await pushToDevice(deps, deviceId, {
    title: renderNotification(deps.translations, notification, language).title,
    body: deps.translations.sentence(language, 'push.body'),
    url: (language === 'en' ? '/en' : '') + bellPage(notification.type, notification.params),
    tag: notification.type,
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
  })
  return []
}
