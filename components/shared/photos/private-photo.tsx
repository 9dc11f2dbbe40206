'use client'

import useSWR from 'swr'
import { Skeleton } from '@/components/ui/skeleton'
import { call } from '@/lib/api/call'
import { DOCUMENTS_PATH } from '@/lib/domain/upload'

/** The address ends soon, the shown picture stays: it is not read again when the window gets the focus. */
const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false }

/** A private upload, through a signed address that expires. */
export function PrivatePhoto({ url, alt }: { url: string; alt: string }) {
  const { data, error } = useSWR(url, signedAddressOf, ONCE)
  if (error) return <span>{alt}</span>
  if (!data) return <Skeleton $block="100%" />
  // biome-ignore lint/performance/noImgElement: a private file behind a signed address, never optimised or cached
  return <img src={data.url} alt={alt} />
}

/** An address that shows a private document for two minutes; `documentUrl` is its path in answers. */
export const signedAddressOf = (documentUrl: string) =>
  call('POST /documents/:id/address', { params: { id: documentUrl.replace(DOCUMENTS_PATH, '') } })
