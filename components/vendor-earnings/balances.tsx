'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { ActButton } from '@/components/shared/act-button'
import { ActDialog } from '@/components/shared/act-dialog'
import { Card, Quiet } from '@/components/shared/card-rows'
import { IfMay } from '@/components/shared/member-role'
import { Notice } from '@/components/shared/notice'
import { Button } from '@/components/ui/button'
import { Money } from '@/components/ui/money'
import { call } from '@/lib/api/call'
import type { EarningsWire } from '@/lib/contract/schemas/payouts/earnings'
import { fromSar, riyalValues, toSar } from '@/lib/domain/money'
import { formatInstant } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'
import { useMoney } from '@/lib/i18n/use-money'

const Main = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s-4); align-items: end; justify-content: space-between;
  dt { font-size: var(--fs-sm); color: var(--c-ink-2); }
  dd { margin: 0; font-size: var(--fs-4xl); font-weight: var(--fw-bold); line-height: 1.2; color: var(--c-primary); }
  dl { margin: 0; }
`

const Others = styled.dl`
  display: grid; gap: var(--s-4) var(--s-6); grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr));
  margin: 0; padding-block-start: var(--s-4); border-block-start: 1px solid var(--c-line);
  dt { font-size: var(--fs-sm); color: var(--c-ink-2); }
  dd { margin: 0; font-size: var(--fs-lg); font-weight: var(--fw-semibold); }
`

/** What is available, with the request to pay it out, and the sums that are on their way. */
export function Balances({ earnings }: { earnings: EarningsWire }) {
  const t = useTranslations('earnings.balances')
  const money = useMoney()
  const { available, debt, paused, reserve, hold } = earnings
  const others = (['pending', 'inPayout', 'paid'] as const).map((name) => [name, earnings[name]] as const)
  const more = [['paused', paused] as const, ['reserve', reserve] as const, ['debt', debt] as const]
  return (
    <Card aria-label={t('label')}>
      {hold ? (
        <Notice tone="warn">
          <p>{t('stopped')}</p>
          <p dir="auto">{hold.reason}</p>
        </Notice>
      ) : null}
      <Main>
        <dl>
          <dt>{t('available')}</dt>
          <dd>
            <Money {...money(available)} />
          </dd>
        </dl>
        <IfMay action="requestPayouts">
          <RequestPayout earnings={earnings} />
        </IfMay>
      </Main>
      <Obstacle earnings={earnings} />
      <Others>
        {[...others, ...more.filter(([, amount]) => amount > 0)].map(([name, amount]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>
              <Money {...money(amount)} />
            </dd>
          </div>
        ))}
      </Others>
      <Quiet>{t(debt > 0 ? 'debtHelp' : 'pendingHelp')}</Quiet>
      <ReserveTerms earnings={earnings} />
    </Card>
  )
}

function RequestPayout({ earnings }: { earnings: EarningsWire }) {
  const t = useTranslations('earnings.payout')
  const words = useTranslations('words')
  if (earnings.mayTakeRest) return <LastPayout earnings={earnings} />
  if (earnings.obstacle) return null
  const amount = words('riyals', riyalValues(toSar(fromSar(earnings.available) - fromSar(earnings.paused))))
  return (
    <ActButton send={() => call('POST /vendor/payouts')} done={t('requested')}>
      {t('request', { amount })}
    </ActButton>
  )
}

/** Less than the minimum is left and nothing more is to come: it can be paid out before the account is closed. */
function LastPayout({ earnings }: { earnings: EarningsWire }) {
  const t = useTranslations('earnings.payout')
  const words = useTranslations('words')
  const [isOpen, setOpen] = useState(false)
  const amount = words('riyals', riyalValues(earnings.available))
  return (
    <>
      <Button $kind="outline" onClick={() => setOpen(true)}>
        {t('last')}
      </Button>
      {isOpen ? (
        <ActDialog
          title={t('lastTitle', { amount })}
          keep={t('back')}
          confirm={t('request', { amount })}
          kind="primary"
          done={t('requested')}
          send={() => call('POST /vendor/payouts/last')}
          onClose={() => setOpen(false)}
        >
          <p>{t('lastText')}</p>
        </ActDialog>
      ) : null}
    </>
  )
}

/** What of later releases is set aside, and why. */
function ReserveTerms({ earnings: { reserveTerms: terms } }: { earnings: EarningsWire }) {
  const t = useTranslations('earnings.balances')
  if (!terms) return null
  return (
    <Quiet>
      {t('reserveHelp', { percent: terms.percent, days: terms.days })} <bdi>{terms.reason}</bdi>
    </Quiet>
  )
}

/** Where the payout goes, or why none can be requested now. */
function Obstacle({ earnings }: { earnings: EarningsWire }) {
  const t = useTranslations('earnings.payout')
  const account = useTranslations('earnings.account')
  const words = useTranslations('words')
  const locale = useLocale()
  const { obstacle, bankAccount, minimumPayout } = earnings
  if (obstacle === 'payouts_locked' && bankAccount?.frozenUntil)
    return <Quiet>{t(obstacle, { when: formatInstant(bankAccount.frozenUntil, locale) })}</Quiet>
  if (obstacle === 'payouts_stopped') return null
  if (obstacle) return <Quiet>{t(obstacle, { amount: words('riyals', riyalValues(minimumPayout)) })}</Quiet>
  if (!bankAccount) return null
  const bank = bankAccount.bank ? localName(locale, bankAccount.bank) : account('unknownBank')
  return <Quiet>{t('toAccount', { bank, lastFour: bankAccount.lastFour })}</Quiet>
}

/** Narrow rows of amounts with a line between them. */
export const Rows = styled.ul`
  display: grid; padding: 0; margin: 0; list-style: none;
  li { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: var(--s-1) var(--s-4); padding-block: var(--s-3); }
  li + li { border-block-start: 1px solid var(--c-line); }
`

export const RowText = styled.div`
  display: grid; gap: var(--s-1); flex: 1 1 220px; min-inline-size: 0; overflow-wrap: anywhere;
`

export const Small = styled.span`
  font-size: var(--fs-xs); color: var(--c-ink-3);
`
