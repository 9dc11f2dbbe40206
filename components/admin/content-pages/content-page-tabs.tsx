'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { FaintText } from '@/components/shared/styles/quiet-text'
import { ScrollingLinkTabs } from '@/components/ui/tabs/scrolling-link-tabs'
import type { ContentPageListWire } from '@/lib/contract/schemas/content-pages/content-page'
import type { ContentPageName } from '@/lib/domain/content-pages/content-page'
import { riyadhDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'
import { inLanguage } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'

const Page = styled.div`
  display: grid; gap: var(--s-6); grid-template-columns: minmax(0, 1fr); align-content: start;
  inline-size: min(100%, var(--page-max)); margin-inline: auto; padding: var(--s-8) var(--gutter) var(--s-20); min-block-size: 60vh;
  h1 { font-size: var(--fs-3xl); }
`

interface PageChoiceProps {
  list: ContentPageListWire
  chosen: ContentPageName
  children: ReactNode
}

/** The content pages as tabs, with the author of the last version below. */
export function ContentPageTabs({ list, chosen, children }: PageChoiceProps) {
  const t = useTranslations('admin.pages')
  const locale = useLocale()
  const open = list.data.find((page) => page.name === chosen)
  return (
    <Page>
      <h1>{t('title')}</h1>
      <FaintText>{t('intro')}</FaintText>
      <ScrollingLinkTabs aria-label={t('title')}>
        {list.data.map(({ name, title }) => (
          <Link
            key={name}
            href={`/admin/pages?name=${name}`}
            aria-current={name === chosen ? 'page' : undefined}
            prefetch={false}
          >
            {inLanguage(locale, title)}
          </Link>
        ))}
      </ScrollingLinkTabs>
      {open ? (
        <FaintText>
          {open.editor === null
            ? t('builtIn')
            : t('edited', {
                version: open.version,
                editor: open.editor,
                day: formatDay(riyadhDay(new Date(open.updatedAt)), locale),
              })}
        </FaintText>
      ) : null}
      {children}
    </Page>
  )
}
