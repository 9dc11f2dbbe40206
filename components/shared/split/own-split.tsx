'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { LinkToShare } from '@/components/shared/link-to-share'
import { GiveUpSplit } from '@/components/shared/split/give-up-split'
import type { SplitWire } from '@/lib/contract/schemas/splits/wire'
import { inLanguage } from '@/lib/i18n/direction'

const Column = styled.div`
  display: grid; gap: var(--s-4); grid-template-columns: minmax(0, 1fr); justify-items: center;
`

const Link = styled.div`
  display: grid; gap: var(--s-3); inline-size: 100%; padding: var(--s-4); border-radius: var(--r-lg); background: var(--c-sub);
  strong { font-weight: var(--fw-semibold); }
  p { font-size: var(--fs-sm); color: var(--c-ink-2); }
`

interface OwnSplitProps {
  split: SplitWire
  /** the whole address of its page */
  url: string
}

/** What the guest does with a split that can still be paid: send its link, or end it. */
export function OwnSplit({ split, url }: OwnSplitProps) {
  const t = useTranslations('split.link')
  const locale = useLocale()
  const { title, bookingId, payBy, service, state } = split
  if (!bookingId || !payBy) return null
  return (
    <Column>
      {state === 'open' ? (
        <Link>
          <strong>{t(title ? 'matchTitle' : 'title')}</strong>
          <p>{t(title ? 'matchText' : 'text')}</p>
          <LinkToShare
            href={url}
            label={t('label')}
            invite={
              title ? t('inviteToMatch', { title }) : t('invite', { place: inLanguage(locale, service.name) })
            }
          />
        </Link>
      ) : null}
      <GiveUpSplit bookingId={bookingId} />
    </Column>
  )
}
