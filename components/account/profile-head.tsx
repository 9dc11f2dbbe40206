'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { fullName, type Profile } from '@/lib/domain/account/account'
import { formatPhone } from '@/lib/domain/account/phone'
import { riyadhDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { PortraitPicker } from './portrait-picker'

const Head = styled.header`
  display: flex; align-items: center; gap: var(--s-5);
  h1 { font-size: var(--fs-3xl); overflow-wrap: anywhere; }
`

const Facts = styled.p`
  display: flex; flex-wrap: wrap; gap: 0 var(--s-4); color: var(--c-ink-2); font-size: var(--fs-sm); margin-block-start: var(--s-1);
`

/** The user's picture, name and number. */
export function ProfileHead({ user }: { user: Profile }) {
  const t = useTranslations('profile')
  const locale = useLocale()
  const since = formatDay(riyadhDay(new Date(user.createdAt)), locale, 'monthYear')
  return (
    <Head>
      <PortraitPicker file={user.file} />
      <div>
        <h1>
          <bdi>{fullName(user) || t('nameless')}</bdi>
        </h1>
        <Facts>
          {user.companyName ? <bdi>{user.companyName}</bdi> : null}
          <bdi className="num">{formatPhone(user.phone)}</bdi>
          <span>{t('since', { month: since })}</span>
        </Facts>
      </div>
    </Head>
  )
}
