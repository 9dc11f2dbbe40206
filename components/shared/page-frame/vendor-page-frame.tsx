import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { ScrollingNav } from '@/components/ui/tabs/scrolling-link-tabs'
import { Link } from '@/lib/i18n/navigation'

const Frame = styled(PageFrame)`
  padding-block-start: var(--s-6);
  header { display: flex; flex-wrap: wrap; gap: var(--s-4); align-items: center; justify-content: space-between; }
`

const RoomNav = styled(ScrollingNav)`
  display: flex; gap: var(--s-2); overflow-x: auto; scrollbar-width: none; margin-inline: calc(-1 * var(--gutter)); padding: 4px var(--gutter);
  a {
    flex: none; display: inline-flex; align-items: center; min-block-size: var(--tap); padding-inline: var(--s-5); border-radius: var(--r-full);
    font-size: var(--fs-sm); font-weight: var(--fw-medium); color: var(--c-ink-2); box-shadow: inset 0 0 0 1px var(--c-line);
  }
  a:hover { color: var(--c-ink); background: var(--c-sub); }
  a[aria-current] { background: var(--c-ink); color: var(--c-bg); box-shadow: none; }
`

const IntroText = styled.p`
  color: var(--c-ink-2); margin-block-start: var(--s-1);
`

/** The pages of a vendor. */
const PAGES = [
  '/booking-request',
  '/service-booking',
  '/service-calendar',
  '/my-services',
  '/vendor-earnings',
  '/my-reviews',
  '/vendor-api',
] as const
type VendorPageName = (typeof PAGES)[number]

interface VendorPageFrameProps {
  page: VendorPageName
  title: string
  lead?: string
  /** rendered beside the title */
  action?: ReactNode
  children: ReactNode
}

/** The frame of a vendor's page, all of one width: the navigation between them, and the page itself. */
export function VendorPageFrame({ page, title, lead, action, children }: VendorPageFrameProps) {
  const t = useTranslations('hosted.rooms')
  return (
    <Frame $wide>
      <RoomNav aria-label={t('label')}>
        {PAGES.map((href) => (
          <Link key={href} href={href} aria-current={href === page ? 'page' : undefined} prefetch={false}>
            {t(href.slice(1))}
          </Link>
        ))}
      </RoomNav>
      <header>
        <div>
          <h1>{title}</h1>
          {lead ? <IntroText>{lead}</IntroText> : null}
        </div>
        {action}
      </header>
      {children}
    </Frame>
  )
}
