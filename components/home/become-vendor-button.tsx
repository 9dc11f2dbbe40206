'use client'

import { useBecomeVendor } from '@/components/shared/use-become-vendor'
import { Button } from '@/components/ui/button'
import { useUser } from '@/lib/api/current-user'
import { requestSignIn } from '@/lib/session/sign-in-prompt'

/** Opens the vendor application; a visitor signs in first. */
export function BecomeVendorButton({ label }: { label: string }) {
  const { status } = useUser()
  const becomeVendor = useBecomeVendor()
  return (
    <Button
      $kind="onPhoto"
      $size="lg"
      $pill
      onClick={() => (status === 'user' ? becomeVendor() : requestSignIn(becomeVendor))}
    >
      {label}
    </Button>
  )
}
