import { riyalValues } from '@/lib/domain/money'
import { shortInstant } from '@/lib/domain/time/spoken-time'
import type { Language, Translations } from '@/server/i18n'
import type { Notification } from './store'

interface Worded {
  title: string
  description: string
  /** data for the page besides the texts */
  data: Record<string, string | number>
}

/** Renders a stored notification (type and params) in the reader's language. */
export function renderNotification(
  translations: Translations,
  { type, params }: Notification,
  language: Language,
): Worded {
  const { service: listing, service_ar: serviceInArabic, ...data } = params
  const spoken = {
    ...data,
    ...amountsIn(translations, data, language),
    ...instantsIn(data, language),
    service: (language === 'ar' ? serviceInArabic : listing) ?? '',
  }
  return {
    title: translations.sentence(language, `notifications.${type}.title`, spoken),
    description: translations.sentence(language, `notifications.${type}.description`, spoken),
    data,
  }
}

/** The instant of an appointment, as it is read in Riyadh. */
function instantsIn({ appointmentAt }: Notification['params'], language: Language): Record<string, string> {
  return typeof appointmentAt === 'string' ? { appointmentAt: shortInstant(appointmentAt, language) } : {}
}

/** Params that are amounts in SAR, formatted like "1,250.50 Saudi riyals". */
const AMOUNTS = ['amount', 'paid', 'total'] as const

function amountsIn(translations: Translations, params: Notification['params'], language: Language) {
  return Object.fromEntries(
    AMOUNTS.flatMap((name) => {
      const amount = params[name]
      return typeof amount === 'number'
        ? [[name, translations.sentence(language, 'words.riyals', riyalValues(amount))]]
        : []
    }),
  )
}
