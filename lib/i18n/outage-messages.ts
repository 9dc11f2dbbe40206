import outage from '@/messages/outage.json'
import { directionOf } from './direction'
import { type Locale, routing } from './routing'

/** The few words for the moment when not even the catalogue of texts could be sent; the address tells the language. */
export function outageMessages(pathname: string) {
  const [, first = ''] = pathname.split('/')
  const locale: Locale = routing.locales.find((one) => one === first) ?? routing.defaultLocale
  return { locale, dir: directionOf(locale), ...outage[locale] }
}
