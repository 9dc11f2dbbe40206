/** A rule of a stylesheet as text, and the classes that its selector names; rules of an at-rule with a condition are nested. */
export interface StyleRule {
  text: string
  /** empty: the rule concerns every page */
  classes: readonly string[]
  nested: readonly StyleRule[] | null
}

const CONDITIONS = /^@(media|supports|container|layer)\b/
const CLASS = /\.((?:[\w-]|\\.)+)/g
const NEGATION = /:not\([^()]*\)/g

/** The rules of a minified stylesheet, in their order. */
export function readStyleRules(css: string): StyleRule[] {
  const rules: StyleRule[] = []
  let start = 0
  while (start < css.length) {
    const open = indexOutsideTexts(css, start, '{;')
    if (open === css.length) break
    if (css[open] === ';') {
      rules.push({ text: css.slice(start, open + 1), classes: [], nested: null })
      start = open + 1
      continue
    }
    const end = endOfBlock(css, open)
    rules.push(readRule(css.slice(start, open).trim(), css.slice(open + 1, end)))
    start = end + 1
  }
  return rules
}

function readRule(head: string, body: string): StyleRule {
  if (CONDITIONS.test(head)) return { text: head, classes: [], nested: readStyleRules(body) }
  const classes = head.startsWith('@') ? [] : [...head.replace(NEGATION, '').matchAll(CLASS)]
  return { text: `${head}{${body}}`, classes: classes.map(([, name = '']) => name), nested: null }
}

/** The text of the rules whose selector names no class, or at least one of `present`. */
export function usedRules(rules: readonly StyleRule[], present: ReadonlySet<string>): string {
  return rules
    .map(({ text, classes, nested }) => {
      if (nested) {
        const inner = usedRules(nested, present)
        return inner && `${text}{${inner}}`
      }
      return classes.length === 0 || classes.some((one) => present.has(one)) ? text : ''
    })
    .join('')
}

function endOfBlock(css: string, open: number): number {
  let depth = 1
  let at = open
  while (depth > 0) {
    at = indexOutsideTexts(css, at + 1, '{}')
    if (at === css.length) throw new Error('A block of the stylesheet has no end.')
    depth += css[at] === '{' ? 1 : -1
  }
  return at
}

/** The index of the next of `marks` that stands in no string, comment or bracket; the length where there is none. */
function indexOutsideTexts(css: string, from: number, marks: string): number {
  for (let at = from; at < css.length; at++) {
    const mark = css[at] ?? ''
    if (marks.includes(mark)) return at
    if (mark === '\\') at++
    else if (mark === '"' || mark === "'") at = endOfString(css, at)
    else if (mark === '(') at = indexOutsideTexts(css, at + 1, ')')
    else if (mark === '/' && css[at + 1] === '*') at = css.indexOf('*/', at + 2) + 1
  }
  return css.length
}

function endOfString(css: string, open: number): number {
  for (let at = open + 1; at < css.length; at++) {
    if (css[at] === '\\') at++
    else if (css[at] === css[open]) return at
  }
  return css.length
}
