'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Money } from '@/components/ui/money'
import type { DepositClaimWire } from '@/lib/contract/schemas/deposit-claims/wire'
import { formatInstant } from '@/lib/i18n/dates'
import { useMoney } from '@/lib/i18n/use-money'

const Amounts = styled.dl`
  display: grid; gap: var(--s-2); margin: 0; padding: var(--s-4); border-radius: var(--r-md); background: var(--c-sub);
  div { display: flex; justify-content: space-between; gap: var(--s-4); }
  dd { margin: 0; font-weight: var(--fw-semibold); }
`

const Words = styled.div`
  display: grid; gap: var(--s-1);
  h3 { font-size: var(--fs-xs); font-weight: var(--fw-medium); color: var(--c-ink-2); }
  p { white-space: pre-line; overflow-wrap: anywhere; }
`

interface ClaimFactsProps {
  claim: DepositClaimWire
  /** all that was held, in SAR */
  deposit: number
  photos: ReactNode
}

/** What both sides and an admin read of a claim: amounts, reason, photos, answer and decision. */
export function ClaimFacts({ claim, deposit, photos }: ClaimFactsProps) {
  const t = useTranslations('deposit')
  const locale = useLocale()
  const money = useMoney()
  const { answer, outcome } = claim
  const amounts = [
    ['held', deposit],
    ['claimed', claim.amount],
    ...(outcome
      ? ([
          ['granted', outcome.granted],
          ['returned', outcome.returned],
        ] as const)
      : []),
  ] as const
  const isSilent = answer === null && claim.state !== 'open'
  return (
    <>
      <Amounts>
        {amounts.map(([name, amount]) => (
          <div key={name}>
            <dt>{t(`facts.${name}`)}</dt>
            <dd>
              <Money {...money(amount)} />
            </dd>
          </div>
        ))}
      </Amounts>
      <Statement title={t('reason')} text={claim.reason} />
      {photos}
      {isSilent ? <Statement title={t('answer.none')} text={null} /> : null}
      {answer ? (
        <Statement
          title={t(`answer.${answer.kind}`, { at: formatInstant(answer.at, locale) })}
          text={answer.text}
        />
      ) : null}
      {outcome?.reason ? (
        <Statement title={t('decision', { at: formatInstant(outcome.at, locale) })} text={outcome.reason} />
      ) : null}
    </>
  )
}

function Statement({ title, text }: { title: string; text: string | null }) {
  return (
    <Words>
      <h3>{title}</h3>
      {text ? <p dir="auto">{text}</p> : null}
    </Words>
  )
}
