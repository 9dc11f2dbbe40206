'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useUser } from '@/lib/api/use-user'
import { canListServices } from '@/lib/domain/account'
import { Link } from '@/lib/i18n/navigation'
import { askToSignIn } from '@/lib/session/sign-in-prompt'
import { AccountLinks } from './account-links'
import { Disclosure } from './disclosure'
import { LanguageSwitch } from './language-switch'

const Frame = styled.div`
  display: none;
  @media (min-width: 1120px) { display: flex; align-items: center; gap: var(--s-2); }
  .language { display: inline-flex; align-items: center; gap: var(--s-2); min-block-size: var(--tap); padding-inline: var(--s-3); border-radius: var(--r-full); font-size: var(--fs-sm); font-weight: var(--fw-medium); }
  .language:hover { background: var(--c-sunk); }
  .person { display: inline-flex; align-items: center; gap: var(--s-2); min-block-size: var(--tap); padding: var(--s-1); padding-inline-start: var(--s-3); border-radius: var(--r-full); box-shadow: inset 0 0 0 1px var(--c-line-strong); font-size: var(--fs-sm); font-weight: var(--fw-medium); }
  .person:hover { box-shadow: var(--e-2), inset 0 0 0 1px var(--c-line-strong); }
  .face { inline-size: 34px; block-size: 34px; border-radius: var(--r-full); background: var(--c-primary-soft); color: var(--c-primary); display: grid; place-items: center; object-fit: cover; }
  .panel { inline-size: 300px; }
`

/** The end of the header. The server draws the visitor's; a signed-in person's menu takes the same place. */
export function HeaderActions() {
  const t = useTranslations('layout')
  const { user, status } = useUser()
  if (user) {
    const name = user.firstName || t('account.mine')
    return (
      <Frame>
        {canListServices(user) ? null : (
          <Button as={Link} href="/about#hosts" prefetch={false} $kind="quiet" $size="sm" $pill>
            {t('becomeVendor')}
          </Button>
        )}
        <LanguageSwitch className="language" />
        <Disclosure
          side="end"
          className="person"
          label={t('account.menuOf', { name })}
          summary={
            <>
              <Icon name="menu" size={18} />
              <Face file={user.file} />
            </>
          }
        >
          <AccountLinks user={user} />
        </Disclosure>
      </Frame>
    )
  }
  const waits = status === 'unknown' || status === 'loading'
  return (
    <Frame data-waits={waits || undefined}>
      <LanguageSwitch className="language" />
      <Button type="button" $kind="quiet" $size="sm" $pill onClick={() => askToSignIn()}>
        {t('becomeVendor')}
      </Button>
      <Button type="button" $size="sm" $pill onClick={() => askToSignIn()}>
        {t('logIn')}
      </Button>
    </Frame>
  )
}

function Face({ file }: { file: string | null }) {
  if (!file) {
    return (
      <span className="face">
        <Icon name="user" size={18} />
      </span>
    )
  }
  // biome-ignore lint/performance/noImgElement: a small picture that the API keeps in its own sizes
  return <img className="face" src={`${file}/320.webp`} alt="" width={34} height={34} />
}
