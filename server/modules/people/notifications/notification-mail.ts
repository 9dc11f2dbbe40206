import { riyalValues } from '@/lib/domain/money'
import { notificationPage } from '@/lib/domain/notifications/notification'
import { spokenInstant } from '@/lib/domain/time/spoken-time'
import type { Deps } from '@/server/deps'
import type { Language, Translations } from '@/server/i18n'
import type { MailContent } from '@/server/ports/mail'
import { type Fact, renderMail } from './render-mail'
import { renderNotification } from './render-notification'
import type { Notification, Reader } from './store'

/** The mail of a notification: its text, the facts of the booking, and a link. */
export function notificationMail(
  deps: Pick<Deps, 'translations' | 'config'>,
  notification: Notification,
  reader: Pick<Reader, 'language' | 'firstName'>,
): MailContent {
  const { language } = reader
  const { title, description } = renderNotification(deps.translations, notification, language)
  const prefix = language === 'en' ? '/en' : ''
  const url = `${deps.config.publicOrigin}${prefix}${notificationPage(notification.type, notification.params)}`
  const facts = factsOf(deps.translations, notification.params, language)
  return renderMail(deps, reader, { title, body: description, url, facts })
}

const FACTS = ['code', 'service', 'checkInAt', 'checkOutAt', 'amount', 'total'] as const

/** The params to list as facts; an amount of its own replaces the total. */
function factsOf(translations: Translations, params: Notification['params'], language: Language): Fact[] {
  if (params.bookingId === undefined) return []
  const reported: Record<string, string | number> = {
    ...params,
    service: params[language === 'ar' ? 'service_ar' : 'service'] ?? '',
  }
  const shown = FACTS.filter((name) => name !== 'total' || params.amount === undefined)
  return shown.flatMap((name) => {
    const value = reported[name]
    if (value === undefined || value === '') return []
    return [
      {
        name: translations.sentence(language, `mail.facts.${name}`),
        value: spoken(translations, value, name, language),
      },
    ]
  })
}

function spoken(
  translations: Translations,
  value: string | number,
  name: (typeof FACTS)[number],
  language: Language,
): string {
  if (name === 'checkInAt' || name === 'checkOutAt') return spokenInstant(String(value), language)
  return typeof value === 'number'
    ? translations.sentence(language, 'words.riyals', riyalValues(value))
    : value
}
