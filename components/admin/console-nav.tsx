'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { ScrollingLinkTabs } from '@/components/ui/tabs/scrolling-link-tabs'
import { Link, usePathname } from '@/lib/i18n/navigation'
import { ADMIN_PAGES } from '@/lib/i18n/page-address'

const Frame = styled.div`
  inline-size: min(100%, 960px); margin-inline: auto; padding: var(--s-5) var(--gutter) 0;
`

/** The navigation of the console. */
export function ConsoleNav() {
  const t = useTranslations('admin.rooms')
  const pathname = usePathname()
  return (
    <Frame>
      <ScrollingLinkTabs aria-label={t('label')}>
        {ADMIN_PAGES.map((page) => (
          <Link
            key={page}
            href={`/admin/${page}`}
            aria-current={pathname === `/admin/${page}` ? 'page' : undefined}
            prefetch={false}
          >
            {t(page)}
          </Link>
        ))}
      </ScrollingLinkTabs>
    </Frame>
  )
}
