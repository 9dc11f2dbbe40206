'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { call } from '@/lib/api/call'
import { ProviderFrame, type SandboxStepProps, StepActions } from './provider-frame'
import { useSandbox } from './use-sandbox'

const Box = styled.div`
  display: grid; gap: var(--s-5);
  dl { display: grid; gap: var(--s-2); }
  dl div { display: flex; justify-content: space-between; gap: var(--s-4); }
  dd { font-weight: var(--fw-semibold); }
`

const Text = styled.p`
  display: flex; gap: var(--s-3); padding: var(--s-4); border-radius: var(--r-md); background: var(--c-info-soft); color: var(--c-info); font-size: var(--fs-sm);
  svg { flex: none; }
`

/** The bank's own step (3-D Secure), or the wallet's: confirm or refuse. */
export function BankStep({ id, payment }: SandboxStepProps) {
  const t = useTranslations('testPayment.bank')
  const site = useTranslations('testPayment')
  const methods = useTranslations('vocabulary.paymentMethod')
  const { send, isSending, problem } = useSandbox()
  const answer = (isConfirmed: boolean) =>
    void send(
      call('POST /payments/sandbox/:id/confirm', { params: { id }, body: { confirmed: isConfirmed } }),
    )
  return (
    <ProviderFrame
      payment={payment}
      badge={t('badge')}
      title={t(payment.method === 'stcpay' ? 'wallet' : 'card')}
    >
      <Box>
        <Text>
          <Icon name="shield" size={20} />
          {t('text')}
        </Text>
        <dl>
          <div>
            <dt>{t('merchant')}</dt>
            <dd>{site('merchant')}</dd>
          </div>
          {payment.method ? (
            <div>
              <dt>{t('method')}</dt>
              <dd>{methods(payment.method)}</dd>
            </div>
          ) : null}
        </dl>
        <StepActions problem={problem}>
          <Button $wide $size="lg" disabled={isSending} onClick={() => answer(true)}>
            {t('confirm')}
          </Button>
          <Button $kind="quiet" disabled={isSending} onClick={() => answer(false)}>
            {t('refuse')}
          </Button>
        </StepActions>
      </Box>
    </ProviderFrame>
  )
}
