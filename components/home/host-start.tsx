'use client'

import { Button } from '@/components/ui/button'
import { useUser } from '@/lib/api/use-user'
import { useRouter } from '@/lib/i18n/navigation'
import { askToSignIn } from '@/lib/session/sign-in-prompt'

/** Leads to what hosts want to know; a visitor is first asked to sign in. */
export function HostStart({ label }: { label: string }) {
  const { status } = useUser()
  const router = useRouter()
  const tellMore = () => router.push('/about#hosts')
  return (
    <Button
      type="button"
      $kind="onPhoto"
      $size="lg"
      $pill
      onClick={() => (status === 'user' ? tellMore() : askToSignIn(tellMore))}
    >
      {label}
    </Button>
  )
}
