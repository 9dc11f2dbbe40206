type Words = string | RegExp

/**
 * One part of the accessibility tree as `toMatchAriaSnapshot` reads it: its role, its name or text, its states, and what
 * stands inside it in this order. Parts between those that are named may be there or not.
 */
export function part(role: string, name?: Words, ...inside: string[]): string {
  const [kind = '', ...states] = role.split(' ')
  const head = [kind, name === undefined ? '' : written(name), ...states.map((state) => `[${state}]`)]
  const line = `- ${JSON.stringify(head.filter(Boolean).join(' '))}`
  return inside.length === 0 ? line : `${line}:\n${tree(...inside).replace(/^/gm, '  ')}`
}

/** A part that has a text in place of a name: a paragraph, a status, an alert. */
export const textPart = (role: string, words: Words) => `- ${role}: ${JSON.stringify(plain(words))}`

/** Parts beside each other. */
export const tree = (...parts: string[]) => parts.join('\n')

const plain = (words: Words) => (typeof words === 'string' ? words : String(words))
const written = (words: Words) => (typeof words === 'string' ? JSON.stringify(words) : String(words))
