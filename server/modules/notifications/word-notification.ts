import type { Language, Words } from '@/server/words'
import type { Notification } from './store'

interface Worded {
  title: string
  description: string
  /** what the page may need besides the sentences */
  data: Record<string, string | number>
}

/** A notification is kept as type and params; the language of whoever reads it makes the sentences. */
export function wordNotification(words: Words, { type, params }: Notification, language: Language): Worded {
  const { service, service_ar: serviceInArabic, ...data } = params
  const spoken = { ...data, service: (language === 'ar' ? serviceInArabic : service) ?? '' }
  return {
    title: words.sentence(language, `notifications.${type}.title`, spoken),
    description: words.sentence(language, `notifications.${type}.description`, spoken),
    data,
  }
}
