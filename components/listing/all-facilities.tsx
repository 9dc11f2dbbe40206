'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { LateWords } from '@/lib/i18n/late-words'

const FacilitiesDialog = dynamic(() => import('./facilities-dialog'), { ssr: false })

/** Opens the whole list, which is fetched only then. */
export function AllFacilities({ id, label }: { id: string; label: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button type="button" $kind="outline" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen ? (
        <LateWords part="facilities">
          <FacilitiesDialog id={id} onClose={() => setIsOpen(false)} />
        </LateWords>
      ) : null}
    </>
  )
}
