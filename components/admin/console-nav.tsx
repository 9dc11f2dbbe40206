'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { ScrollingNav } from '@/components/ui/tabs/scrolling-link-tabs'
import { ADMIN_AREAS, type AdminRole, adminPath, pagesFor, TWO_STEP_PAGE } from '@/lib/domain/admin/areas'
import { Link, usePathname } from '@/lib/i18n/navigation'

/** A row of tabs on a phone, a column beside the page from 1024 px. */
const Nav = styled(ScrollingNav)`
  display: flex; gap: var(--s-1); min-inline-size: 0; overflow-x: auto; scrollbar-width: none; padding: var(--s-3) var(--gutter) 0;
  box-shadow: inset 0 -1px 0 var(--c-line);
  p { display: none; }
  div, ul { display: contents; list-style: none; }
  li { flex: none; }
  a {
    display: flex; align-items: center; min-block-size: var(--tap); padding-inline: var(--s-3); white-space: nowrap;
    font-size: var(--fs-sm); font-weight: var(--fw-medium); color: var(--c-ink-2);
  }
  a:hover { color: var(--c-ink); }
  a[aria-current] { color: var(--c-primary); font-weight: var(--fw-semibold); box-shadow: inset 0 -3px 0 var(--c-primary); }
  @media (min-width: 1024px) {
    position: sticky; inset-block-start: var(--h-header); flex-direction: column; gap: var(--s-3); overflow: hidden auto; scrollbar-width: thin; overscroll-behavior: contain;
    max-block-size: calc(100dvh - var(--h-header)); padding: var(--s-6) var(--s-1); box-shadow: none;
    p { display: block; padding-inline: var(--s-3); font-size: var(--fs-xs); font-weight: var(--fw-semibold); color: var(--c-ink-3); }
    div { display: grid; gap: 2px; }
    ul { display: grid; margin: 0; padding: 0; }
    a { min-block-size: 32px; padding-block: var(--s-1); border-radius: var(--r-md); white-space: normal; }
    a:hover { background: var(--c-sunk); }
    a[aria-current] { background: var(--c-primary-soft); box-shadow: none; }
  }
`

const OWN_STEP = `/admin/${TWO_STEP_PAGE}`

/** An item of a list is within its page. */
function currentOf(pathname: string, page: string) {
  if (pathname === page) return 'page'
  // Every page of the console is below the overview.
  return page !== adminPath('overview') && pathname.startsWith(`${page}/`) ? 'true' : undefined
}

/** The navigation of the console: the pages that the role may read, grouped by area, and the admin's own second step. */
export function ConsoleNav({ role }: { role: AdminRole }) {
  const t = useTranslations('admin.rooms')
  const areas = useTranslations('admin.areas')
  const pathname = usePathname()
  const pages = pagesFor(role)
  return (
    <Nav aria-label={t('label')}>
      {ADMIN_AREAS.filter((area) => pages.some((one) => one.area === area)).map((area) => (
        <div key={area}>
          {pages.filter((one) => one.area === area).length > 1 ? (
            <p aria-hidden="true">{areas(area)}</p>
          ) : null}
          <ul aria-label={areas(area)}>
            {pages
              .filter((one) => one.area === area)
              .map(({ page }) => (
                <li key={page}>
                  <Link
                    href={adminPath(page)}
                    aria-current={currentOf(pathname, adminPath(page))}
                    prefetch={false}
                  >
                    {t(page)}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
      <div>
        <p aria-hidden="true">{t('own')}</p>
        <ul aria-label={t('own')}>
          <li>
            <Link href={OWN_STEP} aria-current={currentOf(pathname, OWN_STEP)} prefetch={false}>
              {t('twoStep')}
            </Link>
          </li>
        </ul>
      </div>
    </Nav>
  )
}
