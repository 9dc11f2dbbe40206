'use client'

import dynamic from 'next/dynamic'
import { type ComponentType, useState } from 'react'
import { Button } from '@/components/ui/button'
import { DialogPlaceholder } from '@/components/ui/dialog/dialog-placeholder'
import { LazyMessages } from '@/lib/i18n/lazy-messages'
import { untilLoaded } from '@/lib/until-loaded'

type Opened = 'facilities' | 'reviews'

/** The dialogs of the listing page; each loads on demand, with the messages of the same name. */
const DIALOGS: Record<Opened, ComponentType<{ id: string; onClose: () => void }>> = {
  facilities: dynamic(() => untilLoaded(() => import('./facilities-dialog')), {
    ssr: false,
    loading: DialogPlaceholder,
  }),
  reviews: dynamic(() => untilLoaded(() => import('./reviews/reviews-dialog')), {
    ssr: false,
    loading: DialogPlaceholder,
  }),
}

/** A button that opens the full content of a section. */
export function DialogOpener({ opens, id, label }: { opens: Opened; id: string; label: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const Dialog = DIALOGS[opens]
  return (
    <>
      <Button $kind="outline" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen ? (
        <LazyMessages part={opens} waiting={<DialogPlaceholder />}>
          <Dialog id={id} onClose={() => setIsOpen(false)} />
        </LazyMessages>
      ) : null}
    </>
  )
}
