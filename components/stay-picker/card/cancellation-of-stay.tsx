'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, Suspense } from 'react'
import { useStay } from '@/components/stay-picker/stay-state'
import type { NoShowTerms } from '@/lib/domain/booking/money/no-show'
import { LazyMessages } from '@/lib/i18n/lazy-messages'
import { untilLoaded } from '@/lib/until-loaded'

const CancellationSteps = dynamic(() =>
  untilLoaded(() => import('./cancellation-steps').then((one) => one.CancellationSteps)),
)

interface CancellationOfStayProps {
  noShow?: NoShowTerms | undefined
  /** the steps without a stay */
  children: ReactNode
}

/** The steps with the instants of the chosen stay; those without one come with the page. */
export function CancellationOfStay({ noShow, children }: CancellationOfStayProps) {
  const { offer, request } = useStay()
  if (!request) return children
  return (
    <LazyMessages part="cancellation" waiting={children}>
      <Suspense fallback={children}>
        <CancellationSteps terms={offer.terms} request={request} noShow={noShow} />
      </Suspense>
    </LazyMessages>
  )
}
