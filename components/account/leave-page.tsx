'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { useFailureText } from '@/components/form/use-issue-text'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { showToast } from '@/components/ui/show-toast'
import { askDeleteCode, closeAccount } from '@/lib/api/account'
import { logOut } from '@/lib/api/use-user'
import type { AccountBlockers } from '@/lib/domain/profile'
import { Link, useRouter } from '@/lib/i18n/navigation'
import { CodeForm } from './code-form'
import { LeaveBlockers } from './leave-blockers'
import type { PendingCode } from './pending-code'

const Page = styled.div`
  display: grid; gap: var(--s-6); inline-size: min(100%, var(--read-max)); margin-inline: auto; padding: var(--s-8) var(--gutter) var(--s-20); min-block-size: 60vh; align-content: start;
  h1 { font-size: var(--fs-3xl); }
  h2 { font-size: var(--fs-lg); }
  .lead { color: var(--c-ink-2); margin-block-start: var(--s-2); }
  .consequences { display: grid; gap: var(--s-4); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-sub); }
  li { display: flex; gap: var(--s-3); align-items: start; }
  li svg { margin-block-start: .3em; color: var(--c-ink-3); }
  .actions { display: flex; flex-wrap: wrap; gap: var(--s-3); }
`

const CONSEQUENCES = ['identity', 'papers', 'kept', 'number'] as const

/** Closing the account: what it means, what stands in the way, and the code that makes it happen. */
export function LeavePage({ phone, blockers }: { phone: string; blockers: AccountBlockers }) {
  const t = useTranslations('leave')
  const failureText = useFailureText()
  const router = useRouter()
  const [code, setCode] = useState<PendingCode | null>(null)
  const isBlocked = blockers.bookings.length > 0 || blockers.balance > 0

  async function askCode() {
    try {
      const { otp, resendIn } = await askDeleteCode()
      setCode({ phone, purpose: 'deleteAccount', echoed: otp, resendInSeconds: resendIn })
    } catch (failure) {
      showToast({ kind: 'error', text: failureText(failure) })
    }
  }
  async function leave(typed: string) {
    await closeAccount(typed)
    await logOut()
    showToast({ kind: 'success', text: t('done') })
    router.push('/')
  }
  return (
    <Page>
      <header>
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </header>
      <section className="consequences" aria-labelledby="consequences">
        <h2 id="consequences">{t('meansTitle')}</h2>
        <ul style={{ display: 'grid', gap: 'var(--s-3)' }}>
          {CONSEQUENCES.map((one) => (
            <li key={one}>
              <Icon name="info" size={18} />
              <span>{t(`means.${one}`)}</span>
            </li>
          ))}
        </ul>
      </section>
      {isBlocked ? <LeaveBlockers blockers={blockers} /> : null}
      {code ? (
        <CodeForm
          code={code}
          onCode={setCode}
          verify={leave}
          resend={askDeleteCode}
          action={t('confirm')}
          isDanger
        />
      ) : (
        <div className="actions">
          <Button type="button" $kind="danger" disabled={isBlocked} onClick={askCode}>
            {t('begin')}
          </Button>
          <Button as={Link} href="/my-profile" $kind="outline">
            {t('stay')}
          </Button>
        </div>
      )}
    </Page>
  )
}
