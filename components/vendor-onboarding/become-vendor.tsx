'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { DialogPlaceholder } from '@/components/ui/dialog/dialog-placeholder'
import type { VendorApplicationWire } from '@/lib/contract/schemas/account/vendor'
import type { Profile } from '@/lib/domain/account/account'
import { untilLoaded } from '@/lib/until-loaded'

const BecomeVendorDialog = dynamic(() => untilLoaded(() => import('./become-vendor-dialog')), {
  ssr: false,
  loading: DialogPlaceholder,
})

interface BecomeVendorProps {
  user: Profile
  /** the rejected application, whose details are filled in */
  before: VendorApplicationWire | null
  /** set for a user who arrives by "become a vendor", so that the dialog opens at once */
  opensAtOnce?: boolean
}

/** The button to become a vendor, and its dialogs. */
export function BecomeVendor({ user, before, opensAtOnce = false }: BecomeVendorProps) {
  const t = useTranslations('vendor')
  const [isOpen, setOpen] = useState(opensAtOnce)
  return (
    <>
      <Button $size="lg" $pill onClick={() => setOpen(true)}>
        {t(before ? 'sendAgain' : 'begin')}
      </Button>
      {isOpen ? <BecomeVendorDialog user={user} before={before} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
