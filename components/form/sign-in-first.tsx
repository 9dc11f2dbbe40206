'use client'

import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { useRouter } from '@/lib/i18n/navigation'
import { askToSignIn } from '@/lib/session/sign-in-prompt'

interface SignInFirstProps {
  title: string
  text: string
  /** the word of the button that opens the login again */
  signIn: string
}

/** A private page for somebody who is not signed in: the login opens, and afterwards the same page is there. */
export function SignInFirst({ title, text, signIn }: SignInFirstProps) {
  const router = useRouter()
  useEffect(() => askToSignIn(() => router.refresh()), [router])
  return (
    <EmptyState title={title} text={text}>
      <Button type="button" onClick={() => askToSignIn(() => router.refresh())}>
        {signIn}
      </Button>
    </EmptyState>
  )
}
