import outage from '@/messages/outage.json'
import { directionOf } from './direction'
import { type Locale, routing } from './routing'

export type Outage = ReturnType<typeof outageMessages>

/** Messages for when the catalogue could not be loaded; the path decides the language. */
export function outageMessages(pathname: string) {
  const [, first = ''] = pathname.split('/')
  const locale: Locale = routing.locales.find((one) => one === first) ?? routing.defaultLocale
  return { locale, dir: directionOf(locale), ...outage[locale] }
}
