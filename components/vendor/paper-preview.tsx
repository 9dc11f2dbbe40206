'use client'

import useSWR from 'swr'
import { Icon } from '@/components/ui/icon'
import { Skeleton } from '@/components/ui/skeleton'
import { signedAddressOf } from '@/lib/api/vendors'

/** An own paper that is kept already, through an address that soon ends. */
export function PaperPreview({ paper }: { paper: string }) {
  const { data, error } = useSWR(paper, signedAddressOf, {
    revalidateOnFocus: false,
    revalidateIfStale: true,
  })
  if (error) {
    return (
      <span className="empty">
        <Icon name="shield" size={28} />
      </span>
    )
  }
  if (!data) return <Skeleton $inline="112px" $block="76px" />
  // biome-ignore lint/performance/noImgElement: a private file behind a signed address, never optimised or kept
  return <img className="picture" src={data.url} alt="" />
}
