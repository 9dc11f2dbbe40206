import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { ScrollingNav } from '@/components/ui/tabs/scrolling-link-tabs'
import { loadMember } from '@/lib/api/load'
import { VENDOR_PAGE_NAMES, VENDOR_PAGES, type VendorPageName } from '@/lib/domain/policy/vendor-pages'
import { can, type VendorAction } from '@/lib/domain/policy/vendor-policy'
import { Link } from '@/lib/i18n/navigation'
import { VendorGate } from './vendor-gate'

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
  /* All of an owner's pages in one line of a laptop. */
  @media (min-width: 960px) and (max-width: 1439px) { a { padding-inline: var(--s-4); } }
  a:hover { color: var(--c-ink); background: var(--c-sub); }
  a[aria-current] { background: var(--c-ink); color: var(--c-bg); box-shadow: none; }
`

const IntroText = styled.p`
  color: var(--c-ink-2); margin-block-start: var(--s-1);
`

interface VendorPageFrameProps {
  /** the one that the navigation marks */
  page: VendorPageName
  /** in place of what the marked page asks for */
  action?: VendorAction
  title: string
  lead?: string
  /** rendered beside the title */
  button?: ReactNode
  children: ReactNode
}

/** The frame of a vendor's page, all of one width: the navigation between those that the role may open, none for a stranger, and the page itself. */
export async function VendorPageFrame(props: VendorPageFrameProps) {
  const { page, action = VENDOR_PAGES[page], title, lead, button, children } = props
  const t = await getTranslations('hosted.rooms')
  const vendor = await loadMember()
  const pages = VENDOR_PAGE_NAMES.filter((name) => can({ vendor }, VENDOR_PAGES[name]))
  return (
    <Frame $wide>
      {pages.length > 0 ? (
        <RoomNav aria-label={t('label')}>
          {pages.map((href) => (
            <Link key={href} href={href} aria-current={href === page ? 'page' : undefined} prefetch={false}>
              {t(href.slice(1))}
            </Link>
          ))}
        </RoomNav>
      ) : null}
      <header>
        <div>
          <h1>{title}</h1>
          {lead ? <IntroText>{lead}</IntroText> : null}
        </div>
        {button}
      </header>
      <VendorGate action={action}>{children}</VendorGate>
    </Frame>
  )
}
