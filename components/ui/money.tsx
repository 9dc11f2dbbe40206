'use client'

import { inIconSheet } from './icon/icon-sheet'

interface MoneyProps {
  /** written with Latin digits and commas: "1,250" */
  amount: string
  /** the accessible text, in the page's language: "1,250 Saudi riyals" */
  spoken: string
  struck?: boolean
}

/**
 * An amount with the riyal sign. The sign is left of the number in every language, so the run is one
 * left-to-right isolate; the accessible text cannot be selected, so that copying gives the number once.
 */
export function Money({ amount, spoken, struck = false }: MoneyProps) {
  const Amount = struck ? 's' : 'span'
  const isNegative = amount.startsWith('-')
  return (
    <span className="num money" dir="ltr">
      <Amount aria-hidden="true">
        {isNegative ? '-' : null}
        <svg className="riyal" aria-hidden="true">
          <use href={inIconSheet('riyal')} />
        </svg>
        {isNegative ? amount.slice(1) : amount}
      </Amount>
      <span className="sr-only unselectable" dir="auto">
        {spoken}
      </span>
    </span>
  )
}
