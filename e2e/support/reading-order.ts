import { expect, type Page } from '@playwright/test'

/** Two boxes on one line are rarely at the same height to the pixel. */
const TOLERANCE = 4
const STYLES = ['position', 'direction', 'overflow-x']

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

interface Leaf extends Box {
  name: string
  /** the elements around it, from the inside, by their number */
  around: number[]
  layer: number
}

/**
 * What Chromium's accessibility tree reads first stands first: no text, picture or control stands above or, on one line,
 * in front of one that is read before it. Columns are read one after the other; pins of a map have no order.
 */
export async function expectReadInOrder(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const snapshot = await session.send('DOMSnapshot.captureSnapshot', { computedStyles: STYLES })
  await session.detach()
  const [{ nodes: elements, layout }] = snapshot.documents as [(typeof snapshot.documents)[0]]
  const word = (at = -1) => snapshot.strings[at] ?? ''
  const parents = elements.parentIndex ?? []
  const layoutOf = new Map(layout.nodeIndex.map((element, at) => [element, at]))
  const elementOf = new Map((elements.backendNodeId ?? []).map((id, at) => [id, at]))
  const styleOf = (element: number, style: number) =>
    word(layout.styles[layoutOf.get(element) ?? -1]?.[style])

  function boxOf(element: number): Box {
    const [left = 0, top = 0, width = 0, height = 0] = layout.bounds[layoutOf.get(element) ?? -1] ?? []
    return { left, top, right: left + width, bottom: top + height }
  }
  function aroundOf(element: number): number[] {
    const found: number[] = []
    for (let at = parents[element] ?? -1; at >= 0; at = parents[at] ?? -1) found.push(at)
    return found
  }
  const classOf = (element: number) => {
    const all = elements.attributes?.[element] ?? []
    const at = all.findIndex((name, i) => i % 2 === 0 && word(name) === 'class')
    return at < 0 ? '' : word(all[at + 1])
  }

  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const leaves: Leaf[] = []
  const visit = (id: string) => {
    const node = byId.get(id)
    const children = node?.childIds?.filter((child) => byId.get(child)?.role?.value !== 'InlineTextBox') ?? []
    if (node && children.length > 0) return children.forEach(visit)
    const element = elementOf.get(node?.backendDOMNodeId ?? -1)
    const name = String(node?.name?.value ?? '').trim()
    if (!node || node.ignored || !name || element === undefined) return
    const around = aroundOf(element)
    if (around.some((one) => /leaflet-container|sr-only/.test(classOf(one)))) return
    const box = around.reduce(
      (part, one) => (['', 'visible'].includes(styleOf(one, 2)) ? part : common(part, boxOf(one))),
      boxOf(element),
    )
    if (box.right - box.left < 2 || box.bottom - box.top < 2) return
    const layer = around.find((one) => ['fixed', 'sticky'].includes(styleOf(one, 0))) ?? -1
    leaves.push({ ...box, name: name.slice(0, 40), around, layer })
  }
  if (nodes[0]) visit(nodes[0].nodeId)

  const isRtl = (one: Leaf, other: Leaf) =>
    styleOf(one.around.find((at) => other.around.includes(at)) ?? -1, 1) === 'rtl'
  const faults = leaves.flatMap((one, i) => {
    const before = leaves
      .slice(i + 1)
      .find((other) => other.layer === one.layer && standsBefore(other, one, isRtl))
    return before ? [`"${one.name}" is read before "${before.name}", which stands in front of it`] : []
  })
  expect.soft(faults).toEqual([])
}

function standsBefore(later: Leaf, earlier: Leaf, isRtl: (one: Leaf, other: Leaf) => boolean): boolean {
  if (later.top >= earlier.bottom - TOLERANCE) return false
  const isRight = later.left >= earlier.right - TOLERANCE
  const isLeft = later.right <= earlier.left + TOLERANCE
  if (isRtl(earlier, later) ? isLeft : isRight) return false
  return later.bottom <= earlier.top + TOLERANCE || isLeft || isRight
}

const common = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
})
