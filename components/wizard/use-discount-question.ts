'use client'

import { useRef, useState } from 'react'
import type { Draft } from '@/lib/domain/listing/draft'

interface Question {
  percent: number
  onConfirm: () => void
  onClose: () => void
}

/** Asks about an unusual discount until the owner confirms it; a saved one counts as confirmed. */
export function useDiscountQuestion(saved: Draft | null) {
  const meant = useRef(saved && unusualDiscount(saved))
  const [question, setQuestion] = useState<Question | null>(null)

  function ask(draft: Draft, goOn: () => void): void {
    const percent = unusualDiscount(draft)
    if (percent === null || percent === meant.current) {
      goOn()
      return
    }
    const onClose = () => setQuestion(null)
    const onConfirm = () => {
      meant.current = percent
      onClose()
      goOn()
    }
    setQuestion({ percent, onConfirm, onClose })
  }

  return { question, ask }
}

/** A larger last-minute discount, in percent, needs a confirmation. */
const USUAL_PERCENT = 50

/** The percentage to confirm before saving; null for a usual discount. */
function unusualDiscount({ lastMinute }: Pick<Draft, 'lastMinute'>): number | null {
  const { isTicked, percent } = lastMinute
  return isTicked && percent !== null && percent > USUAL_PERCENT ? percent : null
}
