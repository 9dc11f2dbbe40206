'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { DialogPlaceholder } from '@/components/ui/dialog/dialog-placeholder'
import { LazyMessages } from '@/lib/i18n/lazy-messages'
import { onProofRequested, type ProofRequest } from '@/lib/session/proof-prompt'
import { untilLoaded } from '@/lib/until-loaded'

const ProofDialog = dynamic(() => untilLoaded(() => import('./proof-dialog')), {
  ssr: false,
  loading: DialogPlaceholder,
})

/** Loads the dialog when a call needs a fresh proof for the first time. Rendered once, in the layout. */
export function ProofDialogs() {
  const [request, setRequest] = useState<ProofRequest | null>(null)
  useEffect(() => onProofRequested(setRequest), [])
  if (!request) return null
  const end = (isProven: boolean) => {
    setRequest(null)
    request.settle(isProven)
  }
  return (
    <LazyMessages part="proof" waiting={<DialogPlaceholder />}>
      <ProofDialog proof={request.proof} onEnd={end} />
    </LazyMessages>
  )
}
