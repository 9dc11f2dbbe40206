'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { describedBy, Field, TextInput } from '@/components/ui/input/field'
import { MAX_TYPED_CODE } from '@/lib/domain/promotions/promotion'
import type { QuotePromotionWire } from '@/lib/domain/promotions/wire'
import { useMoney } from '@/lib/i18n/use-money'

const Form = styled.form`
  display: grid; gap: var(--s-3); justify-items: start;
  > div { inline-size: min(100%, 420px); }
`

const Row = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--s-3);
  input { text-transform: uppercase; }
`

const Applied = styled.p`
  display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-2); color: var(--c-ok); font-size: var(--fs-sm); font-weight: var(--fw-medium);
`

interface PromotionFieldProps {
  /** what the shown price says of the code that was typed */
  promotion: QuotePromotionWire | undefined
  failure: string | null
  isChecking: boolean
  onUse: (code: string) => void
}

/** "I have a discount code": opens a field whose code the server prices, or says why it does not hold. */
export function PromotionField({ promotion, failure, isChecking, onUse }: PromotionFieldProps) {
  const t = useTranslations('checkout.code')
  const money = useMoney()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const refusalText = useRefusalText()
  const error = failure ?? (promotion ? refusalText(promotion) : undefined)
  const isApplied = promotion?.refusal === null
  const send = (event: FormEvent) => {
    event.preventDefault()
    onUse(typed)
  }
  const remove = () => {
    setTyped('')
    onUse('')
    input.current?.focus()
  }
  if (!isOpen)
    return (
      <div>
        <Button $kind="quiet" onClick={() => setIsOpen(true)}>
          {t('open')}
        </Button>
      </div>
    )
  return (
    <Form onSubmit={send} aria-label={t('label')}>
      <Field id={id} label={t('label')} {...(error ? { error } : {})}>
        <Row>
          <TextInput
            id={id}
            ref={input}
            autoFocus
            dir="ltr"
            value={typed}
            maxLength={MAX_TYPED_CODE}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, error ? { error } : {})}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" $kind="outline" aria-busy={isChecking}>
            {t('use')}
          </Button>
        </Row>
      </Field>
      <div role="status">
        {isApplied ? (
          <Applied>
            <Icon name="check" size={18} />
            {t('applied', { code: promotion.code, amount: money(promotion.discount).spoken })}
            <Button $kind="quiet" $size="sm" onClick={remove}>
              {t('remove')}
            </Button>
          </Applied>
        ) : null}
      </div>
    </Form>
  )
}

function useRefusalText(): (promotion: QuotePromotionWire) => string | undefined {
  const t = useTranslations('checkout.code')
  const money = useMoney()
  return ({ refusal, minTotal }) => {
    if (refusal === null) return undefined
    if (refusal === 'too_small' && minTotal) return t('belowTotal', { total: money(minTotal).spoken })
    return t(`refusals.${refusal}`)
  }
}
