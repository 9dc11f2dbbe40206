import styled from 'styled-components'
import type { ChangedPiece } from './changes'

const Text = styled.span`
  white-space: pre-line;
  del { background: var(--c-err-soft); color: var(--c-err); text-decoration: line-through; }
  ins { background: var(--c-ok-soft); color: var(--c-ok); text-decoration: underline; text-underline-offset: 4px; }
`

/** A text with its removed and added words marked. */
export function ChangedPieces({ pieces }: { pieces: readonly ChangedPiece[] }) {
  return <Text>{pieces.map(pieceOf)}</Text>
}

function pieceOf({ kind, text }: ChangedPiece, index: number) {
  if (kind === 'same') return text
  const Mark = kind === 'gone' ? 'del' : 'ins'
  return <Mark key={index}>{text}</Mark>
}
