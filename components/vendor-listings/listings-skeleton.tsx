import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { Skeleton } from '@/components/ui/skeleton'

const CARDS = ['first', 'second', 'third']

/** The skeleton of the page while it loads. */
export function ListingsSkeleton() {
  return (
    <PageFrame aria-busy="true">
      <Skeleton $inline="220px" $block="40px" />
      <Skeleton $block="96px" />
      <Skeleton $inline="60%" $block="44px" />
      {CARDS.map((card) => (
        <Skeleton key={card} $block="220px" />
      ))}
    </PageFrame>
  )
}
