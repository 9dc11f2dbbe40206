'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useUser } from '@/lib/api/use-user'
import { useRouter } from '@/lib/i18n/navigation'
import { askToSignIn } from '@/lib/session/sign-in-prompt'

const Frame = styled.section`
  max-inline-size: calc(var(--page-max) + 2 * var(--gutter)); margin-inline: auto; padding-inline: var(--gutter); margin-block-start: var(--s-16);
  .inner { display: grid; gap: var(--s-6); padding: var(--s-8) var(--s-6); border-radius: var(--r-xl); background: var(--c-primary); color: var(--c-on-primary); position: relative; overflow: hidden; }
  [data-theme='dark'] & .inner { background: var(--c-primary-soft); color: var(--c-ink); }
  [data-theme='dark'] & button { background: var(--c-primary); color: var(--c-on-primary); }
  h2 { font-size: var(--fs-3xl); font-weight: var(--fw-bold); }
  p { max-inline-size: 52ch; margin-block-start: var(--s-2); opacity: .92; }
  ul { display: flex; flex-wrap: wrap; gap: var(--s-2) var(--s-6); font-size: var(--fs-sm); font-weight: var(--fw-medium); }
  li { display: inline-flex; align-items: center; gap: var(--s-2); }
  @media (min-width: 960px) { .inner { grid-template-columns: 1fr auto; align-items: center; padding: var(--s-12); } ul { grid-column: 1; } .go { grid-column: 2; grid-row: 1 / 3; } }
`

/** A call to people with a place of their own; a visitor is first asked to sign in. */
export function HostCall() {
  const t = useTranslations('home.host')
  const { status } = useUser()
  const router = useRouter()
  const tellMore = () => router.push('/about#hosts')
  return (
    <Frame aria-labelledby="host-call">
      <div className="inner">
        <div>
          <h2 id="host-call">{t('title')}</h2>
          <p>{t('text')}</p>
        </div>
        <ul>
          {['one', 'two', 'three'].map((word) => (
            <li key={word}>
              <Icon name="check" size={18} /> {t(word)}
            </li>
          ))}
        </ul>
        <div className="go">
          <Button
            type="button"
            $kind="onPhoto"
            $size="lg"
            $pill
            onClick={() => (status === 'user' ? tellMore() : askToSignIn(tellMore))}
          >
            {t('action')}
          </Button>
        </div>
      </div>
    </Frame>
  )
}
