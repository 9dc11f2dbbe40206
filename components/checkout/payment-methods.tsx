import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import type { PaymentMethod } from '@/lib/domain/booking/money/payment-methods'
import { MethodMark } from './method-mark'

const List = styled.ul`
  display: flex; flex-wrap: wrap; gap: var(--s-2); justify-content: center; list-style: none; padding: 0; margin: 0;
`

/** The methods that the provider takes. */
export function PaymentMethods({ methods }: { methods: readonly PaymentMethod[] }) {
  const t = useTranslations('pay')
  return (
    <List aria-label={t('methods')}>
      {methods.map((method) => (
        <li key={method}>
          <MethodMark method={method} />
        </li>
      ))}
    </List>
  )
}
