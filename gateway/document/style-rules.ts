import { type ChildNode, type Container, parse } from 'postcss'

/** A rule of a stylesheet as text, and the classes that its selector names; rules of an at-rule with a condition are nested. */
export interface StyleRule {
  text: string
  /** empty: the rule concerns every page */
  classes: readonly string[]
  nested: readonly StyleRule[] | null
}

const CONDITIONS = ['media', 'supports', 'container', 'layer']
const CLASS = /\.((?:[\w-]|\\.)+)/g
const NEGATION = /:not\([^()]*\)/g
/** Nobody points, presses or prints before the complete stylesheet has come. */
const LATER_STATE = /:(?:hover|active)\b/
const LATER_MEDIUM = /^print$/
const PROPERTY = /(?<=[{;])(--[\w-]+):[^;{}"']*(?:;|(?=\}))/g
const REFERENCE = /var\((--[\w-]+)/g

/** The rules of a minified stylesheet for the first paint, in their order; throws for one that is cut off. */
export const readStyleRules = (css: string): StyleRule[] => rulesIn(parse(css))

const rulesIn = (container: Container<ChildNode>): StyleRule[] =>
  (container.nodes ?? []).filter((node) => !isForLater(node)).map(readRule)

function isForLater(node: ChildNode): boolean {
  if (node.type === 'atrule') return node.name === 'media' && LATER_MEDIUM.test(node.params)
  return node.type === 'rule' && node.selectors.every((one) => LATER_STATE.test(one))
}

function readRule(node: ChildNode): StyleRule {
  if (node.type === 'atrule' && CONDITIONS.includes(node.name) && node.nodes) {
    return { text: `@${node.name} ${node.params}`, classes: [], nested: rulesIn(node) }
  }
  const classes = node.type === 'rule' ? [...node.selector.replace(NEGATION, '').matchAll(CLASS)] : []
  const end = node.type === 'atrule' && !node.nodes ? ';' : ''
  return { text: `${node}${end}`, classes: classes.map(([, name = '']) => name), nested: null }
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

/** A stylesheet without the custom properties that neither it nor `document` refers to. */
export function withoutUnusedProperties(css: string, document: string): string {
  const used = new Set(
    [css, document].flatMap((text) => [...text.matchAll(REFERENCE)].map(([, name]) => name)),
  )
  return css.replace(PROPERTY, (declaration, name) => (used.has(name) ? declaration : ''))
}
