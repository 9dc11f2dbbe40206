import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { PaymentMark } from '@/components/ui/icon/payment-mark'
import type { PaymentMethod } from '@/lib/domain/booking/money/payment-methods'

const Mark = styled.span`
  position: relative; display: inline-grid; place-items: center; min-inline-size: 56px; block-size: 32px; padding-inline: var(--s-2); border-radius: var(--r-sm);
  background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line-strong);
`

/** The mark of a method on a small plate, with its name for those who do not see it. */
export function MethodMark({ method }: { method: PaymentMethod }) {
  const t = useTranslations('vocabulary.paymentMethod')
  return (
    <Mark>
      <PaymentMark method={method} />
      <span className="sr-only">{t(method)}</span>
    </Mark>
  )
}
