'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { LateWords } from '@/lib/i18n/late-words'

const ReviewsDialog = dynamic(() => import('./reviews-dialog'), { ssr: false })

/** Opens all reviews, to be sorted and searched. */
export function AllReviews({ id, label }: { id: string; label: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button type="button" $kind="outline" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen ? (
        <LateWords part="reviews">
          <ReviewsDialog id={id} onClose={() => setIsOpen(false)} />
        </LateWords>
      ) : null}
    </>
  )
}
