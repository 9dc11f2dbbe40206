'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { IfMayWrite } from '@/components/admin/admin-role'
import { ReasonButton } from '@/components/admin/reason-button'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { call } from '@/lib/api/call'
import type { RateState } from '@/lib/domain/rates/rates'
import type { RateWire } from '@/lib/domain/rates/wire'
import { formatDay, formatInstant } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'

const STATE_TONES: Record<RateState, BadgeTone> = {
  holds: 'ok',
  ahead: 'info',
  past: 'plain',
  withdrawn: 'plain',
}

const RateLine = styled.li`
  display: grid; gap: var(--s-1) var(--s-4); grid-template-columns: 5.5rem minmax(0, 1fr) auto; align-items: center;
  padding-block: var(--s-3); border-block-start: 1px solid var(--c-line); overflow-wrap: anywhere;
  > strong { font-size: var(--fs-lg); font-weight: var(--fw-medium); color: var(--c-ink-2); }
  &[data-state='holds'] > strong { color: var(--c-ink); font-weight: var(--fw-semibold); font-size: var(--fs-xl); }
  &[data-state='withdrawn'] > strong { text-decoration: line-through; }
  small { display: block; font-size: var(--fs-xs); color: var(--c-ink-2); }
`

const When = styled.p`
  display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-1) var(--s-3); font-size: var(--fs-sm);
`

export const RateCard = styled.section`
  display: grid; gap: var(--s-5); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line);
  header { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: start; gap: var(--s-4); }
  h2 { font-size: var(--fs-lg); }
  header p { color: var(--c-ink-2); font-size: var(--fs-sm); }
  ol { display: grid; list-style: none; margin: 0; padding: 0; }
`

interface DatedRowProps {
  rule: Pick<RateWire, 'state' | 'reason' | 'by' | 'createdAt'>
  value: ReactNode
  when: ReactNode
  /** of a rule that is ahead */
  withdraw: ReactNode
}

/** One rule with its day, its state, and who added it why; a coming one can be withdrawn. */
export function DatedRow({ rule: { state, reason, by, createdAt }, value, when, withdraw }: DatedRowProps) {
  const t = useTranslations('admin.rates')
  const locale = useLocale()
  return (
    <RateLine data-state={state}>
      <strong>{value}</strong>
      <div>
        <When>
          {when}
          <Badge $tone={STATE_TONES[state]}>{t(`states.${state}`)}</Badge>
        </When>
        {reason ? <small dir="auto">{reason}</small> : null}
        {by && createdAt ? (
          <small>
            {t('addedBy', { name: localName(locale, by), when: formatInstant(createdAt, locale) })}
          </small>
        ) : null}
      </div>
      {state === 'ahead' ? <IfMayWrite area="money">{withdraw}</IfMayWrite> : null}
    </RateLine>
  )
}

export function RateRow({ rate }: { rate: RateWire }) {
  const t = useTranslations('admin.rates')
  const locale = useLocale()
  const { percent, holdsFrom } = rate
  const day = holdsFrom && formatDay(holdsFrom, locale)
  return (
    <DatedRow
      rule={rate}
      value={<bdi className="num">{t('percent', { percent })}</bdi>}
      when={day ? t('fromDay', { day }) : t('fromBeginning')}
      withdraw={day ? <Withdraw id={rate._id} percent={percent} day={day} /> : null}
    />
  )
}

function Withdraw({ id, ...rate }: { id: string; percent: number; day: string }) {
  const t = useTranslations('admin.rates')
  return (
    <ReasonButton
      size="sm"
      name={t('withdrawNamed', rate)}
      title={t('withdrawTitle', rate)}
      help={t('withdrawHelp')}
      action={t('withdraw')}
      done={t('withdrawn', rate)}
      onSend={(reason) => call('POST /admin/rates/:id/withdraw', { params: { id }, body: { reason } })}
    >
      <p>{t('withdrawText')}</p>
    </ReasonButton>
  )
}
