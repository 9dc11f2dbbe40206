import { Link } from '@/lib/i18n/navigation'
import type { Block, Piece } from './page-text'

/** The blocks of a text are static, so their index is a stable key. */
const withIndex = <T,>(list: readonly T[]) => list.map((one, index) => ({ one, index }))

/** The blocks of an editor's text as elements: no markup of the editor is inserted as HTML. */
export function PageBlocks({ blocks }: { blocks: readonly Block[] }) {
  return withIndex(blocks).map(({ one, index }) => <BlockElement key={index} block={one} />)
}

function BlockElement({ block }: { block: Block }) {
  if (block.kind === 'heading') return <h3 id={block.id}>{block.title}</h3>
  if (block.kind === 'paragraph') return <p>{pieces(block.pieces)}</p>
  const List = block.isCounted ? 'ol' : 'ul'
  return (
    <List>
      {withIndex(block.items).map(({ one, index }) => (
        <li key={index}>{pieces(one)}</li>
      ))}
    </List>
  )
}

function pieces(list: readonly Piece[]) {
  return withIndex(list).map(({ one, index }) => {
    if (one.kind !== 'link') {
      return one.kind === 'text' ? one.text : <strong key={index}>{one.text}</strong>
    }
    if (one.href.startsWith('/')) {
      return (
        <Link key={index} href={one.href} prefetch={false}>
          {one.text}
        </Link>
      )
    }
    return (
      <a key={index} href={one.href} rel="noopener">
        {one.text}
      </a>
    )
  })
}
