import styled from 'styled-components'
import { Skeleton } from '@/components/ui/skeleton'

const Frame = styled.div`
  display: grid; align-content: end; gap: var(--s-4); padding: var(--s-5); block-size: 100%;
  .own { justify-self: end; }
`

const WIDTHS = ['60%', '45%', '30%', '55%'] as const

/** The placeholder while the conversation loads. */
export function ConversationSkeleton() {
  return (
    <Frame aria-hidden="true">
      {WIDTHS.map((width, i) => (
        <div key={width} className={i % 2 ? 'own' : undefined} style={{ inlineSize: width }}>
          <Skeleton $block="44px" />
        </div>
      ))}
    </Frame>
  )
}
