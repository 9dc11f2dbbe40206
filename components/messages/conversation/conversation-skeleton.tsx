import styled from 'styled-components'
import { Skeleton } from '@/components/ui/skeleton'

const Frame = styled.div`
  display: grid; align-content: end; gap: var(--s-4); padding: var(--s-5); block-size: 100%;
`

const Line = styled.div<{ $isOwn: boolean }>`
  justify-self: ${({ $isOwn }) => ($isOwn ? 'end' : 'auto')};
`

const WIDTHS = ['60%', '45%', '30%', '55%'] as const

/** The placeholder while the conversation loads. */
export function ConversationSkeleton() {
  return (
    <Frame aria-hidden="true">
      {WIDTHS.map((width, i) => (
        <Line key={width} $isOwn={i % 2 === 1} style={{ inlineSize: width }}>
          <Skeleton $block="44px" />
        </Line>
      ))}
    </Frame>
  )
}
