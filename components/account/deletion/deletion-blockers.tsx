'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { Money } from '@/components/ui/money'
import type { AccountBlockers } from '@/lib/contract/schemas/account/profile'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'

const Frame = styled.section`
  display: grid; gap: var(--s-3); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-warn-soft);
  h2 { display: flex; align-items: center; gap: var(--s-2); color: var(--c-warn); }
  ul { display: grid; gap: var(--s-2); }
  button { justify-self: start; }
  a { font-weight: var(--fw-semibold); text-decoration: underline; text-underline-offset: 4px; }
`

interface DeletionBlockersProps {
  blockers: AccountBlockers
  /** set after an attempt, so that the focus moves here for screen readers */
  takesFocus: boolean
  onCheck: () => void
  children: ReactNode
}

/** What must end before the account can be deleted: each open booking by its code, and money that is held. */
export function DeletionBlockers({ blockers, takesFocus, onCheck, children }: DeletionBlockersProps) {
  const t = useTranslations('leave')
  const money = useMoney()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <Frame aria-labelledby="blockers">
      <h2 id="blockers" ref={heading} tabIndex={-1}>
        <Icon name="alert" size={20} />
        {t('blockedTitle')}
      </h2>
      <p>{t('blockedText')}</p>
      <ul>
        {blockers.bookings.map(({ _id, code, side }) => (
          <li key={_id}>
            {t(side === 'guest' ? 'openStay' : 'openGuest')}{' '}
            <Link href={side === 'guest' ? `/booking/${_id}` : '/service-booking'} prefetch={false}>
              <bdi dir="ltr">{code}</bdi>
            </Link>
          </li>
        ))}
        {blockers.balance > 0 ? (
          <li>
            {t('held')} <Money {...money(blockers.balance)} />
          </li>
        ) : null}
      </ul>
      <Button $kind="outline" $size="sm" onClick={onCheck}>
        {t('checkAgain')}
      </Button>
      {children}
    </Frame>
  )
}
