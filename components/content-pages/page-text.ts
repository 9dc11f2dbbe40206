/**
 * The markup of the content pages, a small part of https://commonmark.org, parsed into a tree that components render.
 * Everything else, HTML included, is text.
 *
 *     ## A part {#its-address}        ### A heading or a question {#its-address}
 *     - one of a list                 1. one of a counted list
 *     **strong**                      [a link](/faqs#cancel)
 *
 * Lines that follow one another are one paragraph; an empty line ends it.
 */
export type Piece =
  | { kind: 'text' | 'strong'; text: string }
  /** `href` begins with /, #, https://, mailto: or tel: */
  | { kind: 'link'; text: string; href: string }

export type Block =
  | { kind: 'paragraph'; pieces: Piece[] }
  | { kind: 'list'; isCounted: boolean; items: Piece[][] }
  | { kind: 'heading'; id: string; title: string }

export interface Part {
  id: string
  title: string
  blocks: Block[]
}

interface PageText {
  /** the blocks before the first part */
  opening: Block[]
  parts: Part[]
}

/** A question of a FAQ part: its heading, and the blocks up to the next one as its answer. */
export interface Question {
  id: string
  title: string
  answer: Block[]
}

const HEAD = /^(#{2,3})\s+(.*?)\s*(?:\{#([a-z][a-z0-9-]{0,40})\})?$/i
const ITEM = /^(-|\d{1,3}\.)\s+(.*)$/
const PIECE = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g
const SAFE_LINK = /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)/i

/** Parses a page's text; never throws. */
export function parsePageText(text: string): PageText {
  const page: PageText = { opening: [], parts: [] }
  const usedIds = new Set<string>()
  let blocks = page.opening
  let open: Block | null = null
  for (const line of text.split('\n').map((one) => one.trim())) {
    const head = HEAD.exec(line)
    if (head) {
      const [, hashes, title = '', named] = head
      const id = freeId(named ?? `part-${usedIds.size + 1}`, usedIds)
      if (hashes === '##') {
        blocks = []
        page.parts.push({ id, title, blocks })
      } else blocks.push({ kind: 'heading', id, title })
      open = null
    } else if (line === '') open = null
    else open = withLine(line, open, blocks)
  }
  return page
}

/** The questions of a part; blocks before the first heading are dropped. */
export function questionsOf({ blocks }: Part): Question[] {
  const questions: Question[] = []
  for (const block of blocks) {
    if (block.kind === 'heading') questions.push({ id: block.id, title: block.title, answer: [] })
    else questions.at(-1)?.answer.push(block)
  }
  return questions
}

/** The text without markup, for search engines and the search in the page. */
export function plainText(blocks: readonly Block[]): string {
  const plain = (pieces: readonly Piece[]) => pieces.map((piece) => piece.text).join('')
  return blocks
    .map((block) => {
      if (block.kind === 'heading') return block.title
      return block.kind === 'paragraph' ? plain(block.pieces) : block.items.map(plain).join('\n')
    })
    .join('\n')
}

/** Adds a line of text to the block that is open, or opens a new one. */
function withLine(line: string, open: Block | null, blocks: Block[]): Block {
  const [, marker, content] = ITEM.exec(line) ?? []
  if (marker && content) {
    const isCounted = marker !== '-'
    if (open?.kind === 'list' && open.isCounted === isCounted) {
      open.items.push(readPieces(content))
      return open
    }
    return added(blocks, { kind: 'list', isCounted, items: [readPieces(content)] })
  }
  if (open?.kind === 'paragraph') {
    open.pieces.push({ kind: 'text', text: ' ' }, ...readPieces(line))
    return open
  }
  return added(blocks, { kind: 'paragraph', pieces: readPieces(line) })
}

function added(blocks: Block[], block: Block): Block {
  blocks.push(block)
  return block
}

function readPieces(line: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  const text = (to: number) => {
    if (to > from) pieces.push({ kind: 'text', text: line.slice(from, to) })
  }
  for (const found of line.matchAll(PIECE)) {
    const [whole, strong, label, href] = found
    if (href !== undefined && !SAFE_LINK.test(href)) continue
    text(found.index)
    if (strong !== undefined) pieces.push({ kind: 'strong', text: strong })
    else pieces.push({ kind: 'link', text: label ?? '', href: href ?? '' })
    from = found.index + whole.length
  }
  text(line.length)
  return pieces
}

function freeId(wanted: string, used: Set<string>): string {
  const id = used.has(wanted) ? `${wanted}-${used.size + 1}` : wanted
  used.add(id)
  return id
}
