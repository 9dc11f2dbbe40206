import { notificationRule } from '@/lib/domain/notification'
import type { Deps } from '@/server/deps'
import type { MailContent } from '@/server/ports/mail'
import type { Notification, Reader } from './store'
import { wordNotification } from './word-notification'
import { writeLetter } from './write-letter'

/** The mail of a notification: its sentences, and the way to the page that a click in the bell opens. */
export function mailOf(
  deps: Pick<Deps, 'words' | 'config'>,
  notification: Notification,
  reader: Pick<Reader, 'language' | 'firstName'>,
): MailContent {
  const { title, description } = wordNotification(deps.words, notification, reader.language)
  const prefix = reader.language === 'en' ? '/en' : ''
  const url = `${deps.config.publicOrigin}${prefix}${notificationRule(notification.type).route}`
  return writeLetter(deps, reader, { title, body: description, url })
}
