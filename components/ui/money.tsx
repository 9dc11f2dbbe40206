interface MoneyProps {
  /** written with Latin digits and commas: "1,250" */
  amount: string
  /** the same in words for a screen reader, in the page's language: "1,250 Saudi riyals" */
  spoken: string
  struck?: boolean
}

const SIGN =
  'M2.2 16.6 21.8 12.4M10 1.2V17.6c0 1.7-.9 2.9-2.6 3.3L1.8 22.1M15.2 2.6V19.6L21.8 18.2M13.8 25 21.8 23.3'

/**
 * An amount with the riyal sign. The sign stands left of the number in every language, so the run is one
 * left-to-right isolate; the spoken twin cannot be selected, so that copying gives the number once.
 */
export function Money({ amount, spoken, struck = false }: MoneyProps) {
  const Amount = struck ? 's' : 'span'
  return (
    <span className="num money" dir="ltr">
      <Amount aria-hidden="true">
        <svg viewBox="0 0 24 26" className="riyal" focusable="false" strokeWidth="2.7" aria-hidden="true">
          <path d={SIGN} />
        </svg>
        {amount}
      </Amount>
      <span className="sr-only" dir="auto" style={{ userSelect: 'none' }}>
        {spoken}
      </span>
    </span>
  )
}
