import formatMessage from 'use-intl/format-message/format-only'

type Format = typeof formatMessage

/** Numbers in sentences have Latin digits in every engine: for plain `ar` WebKit writes ١٢٣ where Node and Chrome write 123. */
function formatWithLatinDigits(...[key, message, values, options]: Parameters<Format>): ReturnType<Format> {
  return formatMessage(key, message, values, { ...options, locale: `${options.locale}-u-nu-latn` })
}
formatWithLatinDigits.raw = formatMessage.raw

export default formatWithLatinDigits
