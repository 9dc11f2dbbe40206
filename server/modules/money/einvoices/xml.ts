/** Attributes by name; they are written in this order, which for our documents is the canonical one. */
type Attributes = Readonly<Record<string, string>>

/**
 * An element in the form of Canonical XML 1.1: no empty-element tags, double quotes, no white space between elements. So the
 * bytes that are written are those that are hashed. Contents that are null are left out.
 */
export function element(
  name: string,
  content: string | readonly (string | null)[],
  attributes: Attributes = {},
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeValue(value)}"`)
  const inside = typeof content === 'string' ? content : content.join('')
  return `<${name}${written.join('')}>${inside}</${name}>`
}

/** An element with text. */
export const textElement = (name: string, text: string, attributes: Attributes = {}): string =>
  element(name, escapeText(text), attributes)

/** What XML 1.0 has no place for: control characters and lone surrogates. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const TEXT_SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#xD;' }
const VALUE_SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
}

const escapeText = (text: string) =>
  text.replace(NOT_XML, '').replace(/[&<>\r]/g, (sign) => TEXT_SIGNS[sign] ?? sign)

const escapeValue = (text: string) =>
  text.replace(NOT_XML, '').replace(/[&<"\t\n\r]/g, (sign) => VALUE_SIGNS[sign] ?? sign)
