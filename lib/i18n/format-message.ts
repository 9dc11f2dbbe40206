import formatMessage from 'use-intl/format-message/format-only'

type Format = typeof formatMessage

/** Latin digits in every engine: for plain `ar` WebKit formats ١٢٣ where Node and Chrome format 123. */
function formatWithLatinDigits(...[key, message, values, options]: Parameters<Format>): ReturnType<Format> {
  return formatMessage(key, message, values, { ...options, locale: `${options.locale}-u-nu-latn` })
}
formatWithLatinDigits.raw = formatMessage.raw

export default formatWithLatinDigits
