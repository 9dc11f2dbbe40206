import type { Block, Piece } from '@/lib/domain/content-pages/page-text'
import { Link } from '@/lib/i18n/navigation'

/** The blocks of a text are static, so their index is a stable key. */
const withPlaces = <T,>(list: readonly T[]) => list.map((one, place) => ({ one, place }))

/** The blocks of an editor's text as elements: no markup of the editor is inserted as HTML. */
export function PageBlocks({ blocks }: { blocks: readonly Block[] }) {
  return withPlaces(blocks).map(({ one, place }) => <OneBlock key={place} block={one} />)
}

function OneBlock({ block }: { block: Block }) {
  if (block.kind === 'heading') return <h3 id={block.id}>{block.title}</h3>
  if (block.kind === 'paragraph') return <p>{pieces(block.pieces)}</p>
  const List = block.isCounted ? 'ol' : 'ul'
  return (
    <List>
      {withPlaces(block.items).map(({ one, place }) => (
        <li key={place}>{pieces(one)}</li>
      ))}
    </List>
  )
}

function pieces(list: readonly Piece[]) {
  return withPlaces(list).map(({ one, place }) => {
    if (one.kind !== 'link') {
      return one.kind === 'text' ? one.text : <strong key={place}>{one.text}</strong>
    }
    if (one.href.startsWith('/')) {
      return (
        <Link key={place} href={one.href} prefetch={false}>
          {one.text}
        </Link>
      )
    }
    return (
      <a key={place} href={one.href} rel="noopener">
        {one.text}
      </a>
    )
  })
}
