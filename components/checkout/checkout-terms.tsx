'use client'

import { useTranslations } from 'next-intl'
import { type RefObject, useId } from 'react'
import styled from 'styled-components'
import { HouseRules } from '@/components/shared/booking/house-rules'
import { Stack } from '@/components/shared/styles/stack'
import { CancellationNote } from '@/components/stay-picker/cancellation-note'
import { Icon } from '@/components/ui/icon/icon'
import type { QuoteWire } from '@/lib/domain/booking/wire'
import type { CheckoutListing } from './checkout-listing'
import { CheckoutSection } from './checkout-section'

const Agreement = styled.label`
  display: flex; align-items: center; gap: var(--s-3); min-block-size: var(--tap); cursor: pointer;
  input { flex: none; inline-size: 22px; block-size: 22px; accent-color: var(--c-primary); }
`

const ErrorText = styled.p`
  display: flex; align-items: center; gap: var(--s-2); font-size: var(--fs-sm); font-weight: var(--fw-medium); color: var(--c-err);
`

interface CheckoutTermsProps {
  number: number
  listing: CheckoutListing
  quote: QuoteWire | null
  agreement: { ref: RefObject<HTMLInputElement | null>; hasAgreed: boolean; isMissed: boolean }
  onAgree: (agrees: boolean) => void
}

/** The cancellation deadline, the house rules, and one checkbox for both. */
export function CheckoutTerms({ number, listing, quote, agreement, onAgree }: CheckoutTermsProps) {
  const t = useTranslations('checkout')
  const errorId = useId()
  return (
    <CheckoutSection number={number} title={t('terms')}>
      <Stack $gap={5}>
        {quote ? <CancellationNote quote={quote} /> : null}
        <HouseRules rules={listing.rules} additionalRules={listing.additionalRules} />
        <div>
          <Agreement>
            <input
              ref={agreement.ref}
              type="checkbox"
              checked={agreement.hasAgreed}
              aria-invalid={agreement.isMissed || undefined}
              aria-describedby={agreement.isMissed ? errorId : undefined}
              onChange={(event) => onAgree(event.target.checked)}
            />
            {t('agree')}
          </Agreement>
          {agreement.isMissed ? (
            <ErrorText id={errorId} role="alert">
              <Icon name="alert" size={16} />
              {t('agreeFirst')}
            </ErrorText>
          ) : null}
        </div>
      </Stack>
    </CheckoutSection>
  )
}
