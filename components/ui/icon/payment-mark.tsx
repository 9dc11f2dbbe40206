import { inIconSheet } from './icon-sheet'
import { PAYMENT_MARK_BOXES, type PaymentMarkName } from './payment-mark-boxes'

interface PaymentMarkProps {
  method: PaymentMarkName
  /** pixels */
  height?: number
}

/** The mark of a payment method in its colours. It has no accessible name: whoever draws it names it. */
export function PaymentMark({ method, height = 16 }: PaymentMarkProps) {
  const [, , boxWidth, boxHeight] = PAYMENT_MARK_BOXES[method]
  return (
    <svg width={Math.round((height * boxWidth) / boxHeight)} height={height} aria-hidden="true">
      <use href={inIconSheet(`mark-${method}`)} />
    </svg>
  )
}
