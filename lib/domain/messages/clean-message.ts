/** Control characters except tab and line feed, direction overrides, lone surrogates and invisible tag characters. */
const INVISIBLE = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}|[\u{e0000}-\u{e0fff}]/gu
const MANY_EMPTY_LINES = /\n{4,}/g

/**
 * A message as it is stored. Deceptive characters are removed instead of refused, because users paste them unknowingly;
 * joiners of emoji and letters stay.
 */
export function cleanMessage(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(INVISIBLE, '').replace(MANY_EMPTY_LINES, '\n\n\n').trim()
}
