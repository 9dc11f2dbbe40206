import styled from 'styled-components'
import type { FeedColour } from '@/lib/domain/calendar/feeds'

const Mark = styled.span<{ $colour: FeedColour }>`
  display: inline-grid; place-items: center; flex: none; inline-size: 20px; block-size: 20px; border-radius: var(--r-xs);
  background: ${({ $colour }) => `var(--c-feed-${$colour})`}; color: var(--c-on-feed);
  font-size: var(--fs-2xs); font-weight: var(--fw-semibold); line-height: 1;
`

/** The colour of a feed with the first letter of its name, so that the colour is never alone; its name stands beside it. */
export function FeedMark({ feed: { name, colour } }: { feed: { name: string; colour: FeedColour } }) {
  return (
    <Mark $colour={colour} aria-hidden="true">
      {Array.from(name)[0]?.toUpperCase()}
    </Mark>
  )
}
