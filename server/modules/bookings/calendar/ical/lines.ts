/** One property of a component: its parameters in capitals, its value as it is written. */
export interface Property {
  params: ReadonlyMap<string, string>
  value: string
}

/** A component such as VEVENT: its properties by name, in capitals, and the components inside of it. */
export interface Component {
  name: string
  properties: Map<string, Property[]>
  inner: Component[]
}

const NAME = /^[\w-]+/
const PARAM = /;([\w-]+)=("[^"]*"|[^;]*)/g

/** The components at the top of an iCalendar text (RFC 5545): folded lines are joined, lines that are none are left out. */
export function componentsOf(text: string): Component[] {
  const root: Component = { name: '', properties: new Map(), inner: [] }
  const open = [root]
  for (const line of text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)) {
    const property = propertyOf(line)
    const around = open.at(-1)
    if (!property || !around) continue
    const { name, ...rest } = property
    if (name === 'BEGIN') {
      const begun: Component = { name: rest.value.trim().toUpperCase(), properties: new Map(), inner: [] }
      around.inner.push(begun)
      open.push(begun)
    } else if (name === 'END') {
      if (around.name === rest.value.trim().toUpperCase() && open.length > 1) open.pop()
    } else {
      const same = around.properties.get(name)
      if (same) same.push(rest)
      else around.properties.set(name, [rest])
    }
  }
  return root.inner
}

function propertyOf(line: string): (Property & { name: string }) | null {
  const name = NAME.exec(line)?.[0]
  const colon = name ? colonOf(line, name.length) : -1
  if (!name || colon < 0) return null
  const params = [...line.slice(name.length, colon).matchAll(PARAM)].map(
    ([, key = '', value = '']) => [key.toUpperCase(), value.replace(/^"|"$/g, '')] as const,
  )
  return { name: name.toUpperCase(), params: new Map(params), value: line.slice(colon + 1) }
}

/** The colon before the value: one inside of quotes belongs to a parameter. */
function colonOf(line: string, from: number): number {
  let isQuoted = false
  for (let i = from; i < line.length; i += 1) {
    if (line[i] === '"') isQuoted = !isQuoted
    else if (line[i] === ':' && !isQuoted) return i
  }
  return -1
}

/** The first property of a name. */
export const firstOf = ({ properties }: Component, name: string): Property | undefined =>
  properties.get(name)?.[0]

/** The value of the first property of a name, trimmed. */
export const textOf = (component: Component, name: string): string | undefined =>
  firstOf(component, name)?.value.trim()

/** TEXT of RFC 5545 as it is meant. */
export function unescaped(text: string): string {
  return text.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))
}
