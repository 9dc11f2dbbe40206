'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { DialogPlaceholder } from '@/components/ui/dialog/dialog-placeholder'
import { LazyMessages } from '@/lib/i18n/lazy-messages'
import { onSignInRequested, type SignInRequest } from '@/lib/session/sign-in-prompt'
import { untilLoaded } from '@/lib/until-loaded'

const SignInDialog = dynamic(() => untilLoaded(() => import('./sign-in-dialog')), {
  ssr: false,
  loading: DialogPlaceholder,
})

/** Loads the forms and dialogs on the first request to sign in. Rendered once, in the layout. */
export function AccountDialogs() {
  const [request, setRequested] = useState<SignInRequest | null>(null)
  useEffect(() => onSignInRequested(setRequested), [])
  return request ? (
    <LazyMessages part="account" waiting={<DialogPlaceholder />}>
      <SignInDialog onClose={() => setRequested(null)} onSignedIn={request.then} phone={request.phone} />
    </LazyMessages>
  ) : null
}
