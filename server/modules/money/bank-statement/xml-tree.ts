import { SaxesParser } from 'saxes'

/** An element by its local name, with what is in it. */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: XmlElement[]
  text: string
}

/** Deeper than any statement, and far from the end of the stack. */
const MAX_DEPTH = 40

/** The root of an XML document; null where it is not well-formed, or has a document type, which no statement needs. */
export function readXml(text: string): XmlElement | null {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  let isRefused = false
  const parser = new SaxesParser()
  const refuse = () => {
    isRefused = true
  }
  parser.on('error', refuse)
  parser.on('doctype', refuse)
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name: name.replace(/^.*:/, ''), attributes, children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
    if (open.length > MAX_DEPTH) refuse()
  })
  parser.on('text', (part) => {
    const element = open.at(-1)
    if (element) element.text += part
  })
  parser.on('closetag', () => {
    open.pop()
  })
  parser.write(text).close()
  return isRefused ? null : (root.children[0] ?? null)
}

/** The elements at a path of local names below one. */
export function elementsAt(element: XmlElement, ...path: string[]): XmlElement[] {
  return path.reduce<XmlElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  )
}

/** The text of the first one; empty without one. */
export const textAt = (element: XmlElement, ...path: string[]): string =>
  elementsAt(element, ...path)[0]?.text.trim() ?? ''
