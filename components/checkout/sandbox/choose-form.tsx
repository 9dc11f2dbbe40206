'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import styled from 'styled-components'
import { MethodMark } from '@/components/checkout/method-mark'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { PaymentMethod } from '@/lib/domain/booking/money/payment-methods'
import { SANDBOX_CHOICES, SANDBOX_METHODS, type SandboxOutcome } from '@/lib/domain/booking/money/sandbox'
import { ProviderFrame, type SandboxStepProps, StepActions } from './provider-frame'
import { useSandbox } from './use-sandbox'

const Form = styled.form`
  display: grid; gap: var(--s-6);
  fieldset { display: grid; gap: var(--s-2); min-inline-size: 0; }
  legend { margin-block-end: var(--s-2); font-weight: var(--fw-semibold); }
  label { position: relative; display: flex; align-items: center; gap: var(--s-3); min-block-size: var(--tap); padding: var(--s-2) var(--s-4); border-radius: var(--r-md); box-shadow: inset 0 0 0 1px var(--c-line-strong); cursor: pointer; }
  label:has(:checked) { box-shadow: inset 0 0 0 2px var(--c-primary); background: var(--c-primary-soft); }
  label:has(:focus-visible) { outline: 2px solid var(--c-focus); outline-offset: 2px; }
  input { flex: none; inline-size: 20px; block-size: 20px; accent-color: var(--c-primary); }
  small { display: block; color: var(--c-ink-2); font-size: var(--fs-xs); }
`

const Methods = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s-2);
  && label { padding: 0; }
  label > span { block-size: var(--tap); background: none; box-shadow: none; }
  && input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; opacity: 0; cursor: pointer; }
`

/** The payer chooses a method and what becomes of the payment; nothing of a card is asked. */
export function ChooseForm({ id, payment }: SandboxStepProps) {
  const t = useTranslations('testPayment')
  const group = useId()
  const [method, setMethod] = useState<PaymentMethod>('mada')
  const [wanted, setWanted] = useState<SandboxOutcome>('approved')
  const { send, isSending, problem } = useSandbox()
  const choices = SANDBOX_CHOICES[method]
  const outcome = choices.includes(wanted) ? wanted : (choices[0] ?? wanted)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(call('POST /payments/sandbox/:id/choose', { params: { id }, body: { method, outcome } }))
  }
  return (
    <ProviderFrame payment={payment} badge={t('badge')} title={t('title')}>
      <Form onSubmit={submit} aria-label={t('title')}>
        <fieldset>
          <legend>{t('method')}</legend>
          <Methods>
            {SANDBOX_METHODS.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name={`${group}-method`}
                  checked={one === method}
                  onChange={() => setMethod(one)}
                />
                <MethodMark method={one} />
              </label>
            ))}
          </Methods>
        </fieldset>
        <fieldset>
          <legend>{t('outcome')}</legend>
          {choices.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name={`${group}-outcome`}
                checked={one === outcome}
                onChange={() => setWanted(one)}
              />
              <span>
                {t(`outcomes.${one}.title`)}
                <small>{t(`outcomes.${one}.text`)}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <StepActions problem={problem}>
          <Button type="submit" $wide $size="lg" aria-busy={isSending}>
            {t(isSending ? 'sending' : 'pay')}
          </Button>
          <Button
            $kind="quiet"
            disabled={isSending}
            onClick={() => void send(call('POST /payments/sandbox/:id/cancel', { params: { id } }))}
          >
            {t('cancel')}
          </Button>
        </StepActions>
      </Form>
    </ProviderFrame>
  )
}
