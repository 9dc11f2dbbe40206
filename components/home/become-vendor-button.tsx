'use client'

import { Button } from '@/components/ui/button'
import { useUser } from '@/lib/api/use-user'
import { useRouter } from '@/lib/i18n/navigation'
import { requestSignIn } from '@/lib/session/sign-in-prompt'

/** Opens the vendor application; a visitor signs in first. */
export function BecomeVendorButton({ label }: { label: string }) {
  const { status } = useUser()
  const router = useRouter()
  const begin = () => router.push('/loginvendor?begin=1')
  return (
    <Button
      type="button"
      $kind="onPhoto"
      $size="lg"
      $pill
      onClick={() => (status === 'user' ? begin() : requestSignIn(begin))}
    >
      {label}
    </Button>
  )
}
