/**
 * Control signs except tab and line feed, signs that turn the direction of what follows, lone halves of signs, and
 * tags that nobody sees.
 */
const NEVER_SHOWN = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}|[\u{e0000}-\u{e0fff}]/gu
const MANY_EMPTY_LINES = /\n{4,}/g

/**
 * A message as it is kept: what could turn or hide other text is gone instead of refused, because people paste it
 * without knowing. Joiners of emoji and letters stay.
 */
export function cleanMessage(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(NEVER_SHOWN, '').replace(MANY_EMPTY_LINES, '\n\n\n').trim()
}
