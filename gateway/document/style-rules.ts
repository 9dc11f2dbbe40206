import { type ChildNode, type Container, parse, type Rule } from 'postcss'

interface Selector {
  text: string
  /** the classes that it names; none: it concerns every page */
  classes: readonly string[]
  /** whether one of them is enough, as in `:is(.one, .other)` */
  isLoose: boolean
}

/** A rule of a stylesheet as text behind its selectors; rules of an at-rule with a condition are nested. */
export interface StyleRule {
  /** none: an at-rule */
  selectors: readonly Selector[]
  text: string
  nested: readonly StyleRule[] | null
}

const CONDITIONS = ['media', 'supports', 'container', 'layer']
const CLASS = /\.((?:[\w-]|\\.)+)/g
const NEGATION = /:not\([^()]*\)/g
const ALTERNATIVES = /:(?:is|where|has)\(/
/** Nobody points, presses, selects, opens, scrolls or prints before the complete stylesheet has come. */
const LATER_STATE = /:(?:hover|active|popover-open|:selection|:backdrop)\b/
/** Stronger contrast and forced colours keep a page readable by themselves; our rules for them refine it. */
const LATER_MEDIUM = /^print$|\((?:forced-colors|prefers-contrast):/
const LATER_PROPERTY =
  /^(?:cursor|transition(?:-.+)?|(?:-webkit-)?user-select|touch-action|will-change|overscroll-behavior.*|scroll-(?:snap-.+|behavior)|resize)$/
const KEYFRAMES = /@(?:-webkit-)?keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g
const ANIMATION = /(?<=[{;])(?:-webkit-)?animation(?:-name)?:([^;}]*)/g
const PROPERTY = /(?<=[{;])(--[\w-]+):[^;{}"']*(?:;|(?=\}))/g
const REFERENCE = /var\((--[\w-]+)/g

/** The rules of a minified stylesheet for the first paint, in their order; throws for one that is cut off. */
export const readStyleRules = (css: string): StyleRule[] => rulesIn(parse(css))

const rulesIn = (container: Container<ChildNode>): StyleRule[] =>
  (container.nodes ?? []).flatMap((node) => {
    if (node.type === 'rule') return readRule(node)
    if (node.type !== 'atrule') return []
    if (node.name === 'media' && LATER_MEDIUM.test(node.params)) return []
    if (CONDITIONS.includes(node.name) && node.nodes)
      return [{ selectors: [], text: `@${node.name} ${node.params}`, nested: rulesIn(node) }]
    return [{ selectors: [], text: `${node}${node.nodes ? '' : ';'}`, nested: null }]
  })

function readRule(node: Rule): StyleRule[] {
  const selectors = node.selectors.filter((one) => !LATER_STATE.test(one)).map(readSelector)
  const parts = node.nodes.filter((one) => !isForLater(one))
  if (selectors.length === 0 || parts.length === 0) return []
  return [{ selectors, text: `{${parts.join(';')}}`, nested: null }]
}

/** Of a transition that is taken back nothing is left out. */
const isForLater = (part: ChildNode) =>
  part.type === 'decl' &&
  LATER_PROPERTY.test(part.prop) &&
  !part.important &&
  !(part.prop.startsWith('transition') && part.value === 'none')

function readSelector(text: string): Selector {
  const plain = text.replace(NEGATION, '')
  const classes = [...plain.matchAll(CLASS)].map(([, name = '']) => name)
  return { text, classes, isLoose: ALTERNATIVES.test(plain) }
}

/** The text of the rules with the selectors that need no class but those of `present`. */
export function usedRules(rules: readonly StyleRule[], present: ReadonlySet<string>): string {
  const isUsed = ({ classes, isLoose }: Selector) =>
    isLoose && classes.length > 0
      ? classes.some((one) => present.has(one))
      : classes.every((one) => present.has(one))
  return rules
    .map(({ selectors, text, nested }) => {
      if (nested) {
        const inner = usedRules(nested, present)
        return inner && `${text}{${inner}}`
      }
      if (selectors.length === 0) return text
      const used = selectors.filter(isUsed).map((one) => one.text)
      return used.length > 0 ? `${used.join(',')}${text}` : ''
    })
    .join('')
}

/** A stylesheet without the movements that none of its rules names. */
export function withoutUnusedKeyframes(css: string): string {
  const named = new Set([...css.matchAll(ANIMATION)].flatMap(([, value = '']) => value.split(/[\s,]+/)))
  return css.replace(KEYFRAMES, (keyframes, name) => (named.has(name) ? keyframes : ''))
}

/** A stylesheet without the custom properties that neither it nor `document` refers to. */
export function withoutUnusedProperties(css: string, document: string): string {
  const used = new Set(
    [css, document].flatMap((text) => [...text.matchAll(REFERENCE)].map(([, name]) => name)),
  )
  return css.replace(PROPERTY, (declaration, name) => (used.has(name) ? declaration : ''))
}
