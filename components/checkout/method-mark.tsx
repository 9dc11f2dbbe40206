import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import type { PaymentMethod } from '@/lib/domain/booking/money/payment-methods'

const Mark = styled.span`
  display: inline-grid; place-items: center; min-inline-size: 64px; block-size: 32px; padding-inline: var(--s-3); border-radius: var(--r-sm);
  background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line-strong); font-size: var(--fs-xs); font-weight: var(--fw-semibold); white-space: nowrap;
`

/** The name of a method as a small plate. */
export function MethodMark({ method }: { method: PaymentMethod }) {
  const t = useTranslations('vocabulary.paymentMethod')
  return <Mark>{t(method)}</Mark>
}
