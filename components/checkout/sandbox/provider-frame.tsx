import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Notice } from '@/components/shared/notice'
import { QuietText } from '@/components/shared/styles/quiet-text'
import { Stack } from '@/components/shared/styles/stack'
import { useStepStart } from '@/components/shared/use-step-start'
import { Money } from '@/components/ui/money'
import type { SandboxPaymentWire } from '@/lib/contract/schemas/booking/money/sandbox'
import { useMoney } from '@/lib/i18n/use-money'

const Frame = styled.div`
  inline-size: min(100% - 2 * var(--gutter), 480px); margin: var(--s-8) auto var(--s-12); border-radius: var(--r-xl); overflow: hidden;
  background: var(--c-raised); box-shadow: var(--e-2), inset 0 0 0 1px var(--c-line);
`

const Strip = styled.div`
  display: grid; gap: var(--s-2); justify-items: start; padding: var(--s-4) var(--s-5); background: var(--c-warn-soft); color: var(--c-warn);
  border-block-end: 2px dashed var(--c-warn); font-size: var(--fs-sm);
`

const Body = styled.div`
  display: grid; gap: var(--s-6); padding: var(--s-5);
`

const Amount = styled.div`
  display: grid; gap: var(--s-1); justify-items: center; text-align: center;
  h1 { font-size: var(--fs-lg); font-weight: var(--fw-medium); }
  .money { font-size: var(--fs-3xl); font-weight: var(--fw-bold); line-height: 1.3; }
`

/** What each step of the sandbox's page is given. */
export interface SandboxStepProps {
  id: string
  payment: SandboxPaymentWire
}

/** The end of a step: why it failed, and its buttons. */
export function StepActions({ problem, children }: { problem: string | null; children: ReactNode }) {
  return (
    <>
      {problem ? (
        <Notice role="alert" tone="err">
          <p>{problem}</p>
        </Notice>
      ) : null}
      <Stack $gap={3}>{children}</Stack>
    </>
  )
}

interface ProviderFrameProps {
  payment: SandboxPaymentWire
  badge: string
  title: string
  children: ReactNode
}

/** The sandbox's own page: marked as a test above everything, then who asks for how much. */
export function ProviderFrame({ payment, badge, title, children }: ProviderFrameProps) {
  const t = useTranslations('testPayment')
  const money = useMoney()
  const heading = useStepStart()
  return (
    <Frame>
      <Strip role="note">
        <strong>{badge}</strong>
        <p>{t('remark')}</p>
      </Strip>
      <Body>
        <Amount>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <Money {...money(payment.amount)} />
          <QuietText>
            {t('for')} <bdi className="num">{payment.description}</bdi>
          </QuietText>
        </Amount>
        {children}
      </Body>
    </Frame>
  )
}
