import { notificationPage } from '@/lib/domain/notifications/notification'
import { spokenInstant } from '@/lib/domain/time/spoken-instant'
import type { Deps } from '@/server/deps'
import type { Language, Translations } from '@/server/i18n'
import type { MailContent } from '@/server/ports/mail'
import { type Fact, renderMail } from './render-mail'
import { renderNotification } from './render-notification'
import type { Notification, Reader } from './store'

/** The mail of a notification: its sentences, the facts of the booking that it is about, and the way to its page. */
export function notificationMail(
  deps: Pick<Deps, 'words' | 'config'>,
  notification: Notification,
  reader: Pick<Reader, 'language' | 'firstName'>,
): MailContent {
  const { language } = reader
  const { title, description } = renderNotification(deps.words, notification, language)
  const { bookingId } = notification.params
  const prefix = language === 'en' ? '/en' : ''
  const url = `${deps.config.publicOrigin}${prefix}${notificationPage(notification.type, bookingId)}`
  const facts = factsOf(deps.words, notification.params, language)
  return renderMail(deps, reader, { title, body: description, url, facts })
}

const FACTS = ['code', 'service', 'checkInAt', 'checkOutAt', 'amount', 'total'] as const

/** What of the params a reader wants at hand; an amount of its own stands in place of the total. */
function factsOf(words: Translations, params: Notification['params'], language: Language): Fact[] {
  if (params.bookingId === undefined) return []
  const told: Record<string, string | number> = {
    ...params,
    service: params[language === 'ar' ? 'service_ar' : 'service'] ?? '',
  }
  const shown = FACTS.filter((name) => name !== 'total' || params.amount === undefined)
  return shown.flatMap((name) => {
    const value = told[name]
    if (value === undefined || value === '') return []
    return [
      { name: words.sentence(language, `mail.facts.${name}`), value: spoken(words, value, name, language) },
    ]
  })
}

function spoken(
  words: Translations,
  value: string | number,
  name: (typeof FACTS)[number],
  language: Language,
): string {
  if (name === 'checkInAt' || name === 'checkOutAt') return spokenInstant(String(value), language)
  return typeof value === 'number' ? words.sentence(language, 'words.riyals', { count: value }) : value
}
