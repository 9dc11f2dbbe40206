'use client'

import { useLocale } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import { useStay } from '@/components/stay-picker/stay-state'
import type { NoShowTerms } from '@/lib/domain/booking/money/no-show'
import { LazyMessages, loadMessages } from '@/lib/i18n/lazy-messages'
import { untilLoaded } from '@/lib/until-loaded'
import type { CancellationSteps } from './cancellation-steps'

interface CancellationOfStayProps {
  noShow?: NoShowTerms | undefined
  /** the steps without a stay */
  children: ReactNode
}

/** The steps with the instants of the chosen stay; those without one come with the page, and stay where these cannot be loaded. */
export function CancellationOfStay({ noShow, children }: CancellationOfStayProps) {
  const { offer, request } = useStay()
  const locale = useLocale()
  const [Steps, setSteps] = useState<typeof CancellationSteps | null>(null)
  const isNeeded = request !== null && Steps === null
  useEffect(() => {
    if (!isNeeded) return
    const script = untilLoaded(() => import('./cancellation-steps'))
    Promise.all([script, loadMessages(locale, 'cancellation')]).then(
      ([one]) => setSteps(() => one.CancellationSteps),
      () => undefined,
    )
  }, [isNeeded, locale])
  if (!request || !Steps) return children
  return (
    <LazyMessages part="cancellation" waiting={children}>
      <Steps terms={offer.terms} request={request} noShow={noShow} />
    </LazyMessages>
  )
}
