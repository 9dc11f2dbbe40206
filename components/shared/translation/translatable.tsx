import { useLocale } from 'next-intl'
import { foreignLanguage } from '@/lib/domain/text/language'
import type { Locale } from '@/lib/i18n/routing'
import { type TranslatableProps, WithTranslation } from './with-translation'

/**
 * A text with a button that translates it, where it is not in the language of the page. Needs the messages `translation`. The language
 * is decided where it is rendered: page data repeats only texts that have the button.
 */
export function Translatable({ text, ...props }: TranslatableProps & { text: string }) {
  const isForeign = foreignLanguage(text, useLocale() as Locale) !== null
  // Another text forgets the translation of the one before.
  return isForeign ? <WithTranslation key={text} {...props} /> : props.children
}
