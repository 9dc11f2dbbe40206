'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { ConsoleSearch } from '@/components/admin/console-search/console-search'
import { canSearch } from '@/components/admin/console-search/find-everywhere'
import { useDismiss } from '@/components/ui/hooks/use-dismiss'
import { Icon } from '@/components/ui/icon/icon'
import { useCurrentInView } from '@/components/ui/tabs/scrolling-link-tabs'
import { ADMIN_AREAS, type AdminPage, adminPath, pagesFor, TWO_STEP_PAGE } from '@/lib/domain/admin/areas'
import type { AdminRole } from '@/lib/domain/admin/roles'
import { Link, usePathname } from '@/lib/i18n/navigation'

/** A button that opens the sections below 1024 px, a column beside the page from there. */
const Nav = styled.nav`
  --top: var(--h-header-m);
  @media (min-width: 960px) { --top: var(--h-header); }
  display: flex; position: sticky; inset-block-start: var(--top); z-index: var(--z-sticky); min-inline-size: 0; background: var(--c-bg); box-shadow: inset 0 -1px 0 var(--c-line);
  > [aria-expanded] {
    flex: 1; display: flex; align-items: center; gap: var(--s-3); min-inline-size: 0; min-block-size: var(--ctl); padding: 0; padding-inline-end: var(--gutter); border: 0; background: none; color: inherit;
    font: inherit; font-size: var(--fs-sm); text-align: start; cursor: pointer;
  }
  strong { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
  @media (min-width: 1024px) { display: grid; padding-block-start: var(--s-6); background: none; box-shadow: none; > [aria-expanded] { display: none; } }
`

const Chevron = styled.span<{ $isOpen: boolean }>`
  flex: none; display: grid; ${({ $isOpen }) => $isOpen && 'transform: rotate(180deg);'}
`

const Sections = styled.div<{ $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')}; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--s-3) 2px; align-content: start;
  position: absolute; inset-inline: 0; inset-block-start: 100%; max-block-size: calc(100dvh - var(--top) - var(--ctl) - env(safe-area-inset-bottom)); overflow: hidden auto; overscroll-behavior: contain;
  padding: var(--s-4) var(--gutter) var(--s-6); background: var(--c-raised); box-shadow: var(--e-3);
  @media (scripting: none) { display: grid; position: static; max-block-size: none; box-shadow: none; }
  > [data-wide] { grid-column: 1 / -1; }
  p { padding: var(--s-2) var(--s-3) 0; font-size: var(--fs-xs); font-weight: var(--fw-semibold); color: var(--c-ink-3); }
  ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 140px), 1fr)); gap: 2px; margin: 0; padding: 0; list-style: none; }
  a { display: flex; align-items: center; min-block-size: var(--tap); padding: var(--s-1) var(--s-3); border-radius: var(--r-md); font-size: var(--fs-sm); font-weight: var(--fw-medium); color: var(--c-ink-2); }
  a:hover { color: var(--c-ink); background: var(--c-sunk); }
  a[aria-current] { color: var(--c-primary); font-weight: var(--fw-semibold); background: var(--c-primary-soft); }
  @media (min-width: 1024px) {
    display: grid; position: static; grid-template-columns: minmax(0, 1fr); scrollbar-width: thin; max-block-size: calc(100dvh - var(--top) - var(--tap) - var(--s-6)); padding: var(--s-3) var(--s-1) var(--s-6); row-gap: 2px; background: none; box-shadow: none;
    ul { grid-template-columns: minmax(0, 1fr); }
    a { min-block-size: 32px; }
  }
`

const OWN_STEP = `/admin/${TWO_STEP_PAGE}`

/** An item of a list is within its page. */
function currentOf(pathname: string, page: string): 'page' | 'true' | undefined {
  if (pathname === page) return 'page'
  // Every page of the console is below the overview.
  return page !== adminPath('overview') && pathname.startsWith(`${page}/`) ? 'true' : undefined
}

/** The navigation of the console: the pages that the role may read, grouped by area, and the admin's own second step. */
export function ConsoleNav({ role }: { role: AdminRole }) {
  const t = useTranslations('admin.rooms')
  const areas = useTranslations('admin.areas')
  const pathname = usePathname()
  const groups = groupsFor(role).map(({ area, pages }) => ({
    name: area ? areas(area) : t('own'),
    links: pages.map((page) => ({
      ...{ href: hrefOf(page), label: t(page === TWO_STEP_PAGE ? 'twoStep' : page) },
      current: currentOf(pathname, hrefOf(page)),
    })),
  }))
  const current = groups.flatMap(({ links }) => links).find((link) => link.current)
  const menu = useMenu()
  const sections = useCurrentInView<HTMLDivElement>(`${pathname} ${menu.isOpen}`)
  const id = useId()
  return (
    <Nav ref={menu.frame} aria-label={t('label')} onKeyDown={menu.onKeyDown}>
      {canSearch(role) ? <ConsoleSearch role={role} /> : null}
      <button
        ref={menu.button}
        type="button"
        aria-expanded={menu.isOpen}
        aria-controls={id}
        onClick={menu.toggle}
      >
        <Icon name="menu" size={20} />
        <span>{t('menu')}</span>
        <strong>{current?.label}</strong>
        <Chevron $isOpen={menu.isOpen}>
          <Icon name="chevronDown" size={18} />
        </Chevron>
      </button>
      <Sections id={id} ref={sections} $isOpen={menu.isOpen}>
        {groups.map(({ name, links }) => (
          <div key={name} data-wide={links.length > 1 || undefined}>
            {links.length > 1 || name === t('own') ? <p aria-hidden="true">{name}</p> : null}
            <ul aria-label={name}>
              {links.map((link) => (
                <li key={link.href}>
                  <Link href={link.href} aria-current={link.current} prefetch={false} onClick={menu.close}>
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Sections>
    </Nav>
  )
}

/** The own second step has no area. */
function groupsFor(role: AdminRole) {
  const pages = pagesFor(role)
  return [
    ...ADMIN_AREAS.map((area) => ({
      area,
      pages: pages.filter((one) => one.area === area).map(({ page }) => page),
    })),
    { area: null, pages: [TWO_STEP_PAGE] as const },
  ].filter((group) => group.pages.length > 0)
}

const hrefOf = (page: AdminPage | typeof TWO_STEP_PAGE) =>
  page === TWO_STEP_PAGE ? OWN_STEP : adminPath(page)

/** The open state of the menu of a phone: a press outside, Escape and a followed link close it. */
function useMenu() {
  const frame = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  useDismiss(frame, isOpen, close)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    close()
    button.current?.focus()
  }
  return { frame, button, isOpen, close, toggle: () => setIsOpen((was) => !was), onKeyDown }
}
