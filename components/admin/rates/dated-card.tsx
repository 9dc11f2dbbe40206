'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { IfMayWrite } from '@/components/admin/admin-role'
import { ReasonButton } from '@/components/admin/reason-button'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import type { RateWire } from '@/lib/contract/schemas/rates/wire'
import type { RateState } from '@/lib/domain/rates/rates'
import { formatInstant } from '@/lib/i18n/dates'
import { localName } from '@/lib/i18n/direction'

const STATE_TONES: Record<RateState, BadgeTone> = {
  holds: 'ok',
  ahead: 'info',
  past: 'plain',
  withdrawn: 'plain',
}

const RateLine = styled.li`
  display: grid; gap: var(--s-1) var(--s-4); grid-template-columns: minmax(5.5rem, max-content) minmax(0, 1fr) auto; align-items: center;
  padding-block: var(--s-3); border-block-start: 1px solid var(--c-line); overflow-wrap: anywhere;
  > strong { font-size: var(--fs-lg); font-weight: var(--fw-medium); color: var(--c-ink-2); }
  &[data-state='holds'] > strong { color: var(--c-ink); font-weight: var(--fw-semibold); font-size: var(--fs-xl); }
  &[data-state='withdrawn'] > strong { text-decoration: line-through; }
  small { display: block; font-size: var(--fs-xs); color: var(--c-ink-2); }
`

const When = styled.p`
  display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-1) var(--s-3); font-size: var(--fs-sm);
`

const Card = styled.section`
  display: grid; gap: var(--s-5); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line);
  header { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: start; gap: var(--s-4); }
  header > div { flex: 1 1 280px; }
  h2 { font-size: var(--fs-lg); }
  header p { color: var(--c-ink-2); font-size: var(--fs-sm); }
  ol { display: grid; list-style: none; margin: 0; padding: 0; }
`

interface DatedCardProps {
  id: string
  title: string
  text: string
  add: string
  /** says that there is no rule */
  empty?: string
  dialog: (onClose: () => void) => ReactNode
  children: ReactNode
}

/** The rules of one kind with a button that adds one. */
export function DatedCard({ id, title, text, add, empty, dialog, children }: DatedCardProps) {
  const [isAdding, setAdding] = useState(false)
  return (
    <Card aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
        <IfMayWrite area="money">
          <Button $kind="outline" $size="sm" onClick={() => setAdding(true)}>
            <Icon name="plus" size={18} />
            {add}
          </Button>
        </IfMayWrite>
      </header>
      {empty ? <p>{empty}</p> : null}
      <ol>{children}</ol>
      {isAdding ? dialog(() => setAdding(false)) : null}
    </Card>
  )
}

interface DatedRowProps {
  rule: Pick<RateWire, 'state' | 'reason' | 'by' | 'createdAt'>
  value: ReactNode
  when: ReactNode
  withdrawal: {
    name: string
    title: string
    text: string
    done: string
    send: (reason: string) => Promise<unknown>
  } | null
}

/** One rule with its day, its state, and who added it why; a coming one can be withdrawn. */
export function DatedRow({ rule, value, when, withdrawal }: DatedRowProps) {
  const t = useTranslations('admin.rates')
  const locale = useLocale()
  const { state, reason, by, createdAt } = rule
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
      {state === 'ahead' && withdrawal ? (
        <IfMayWrite area="money">
          <ReasonButton
            size="sm"
            name={withdrawal.name}
            title={withdrawal.title}
            help={t('withdrawHelp')}
            action={t('withdraw')}
            done={withdrawal.done}
            onSend={withdrawal.send}
          >
            <p>{withdrawal.text}</p>
          </ReasonButton>
        </IfMayWrite>
      ) : null}
    </RateLine>
  )
}
