'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { useDismiss } from '@/components/ui/hooks/use-dismiss'
import { Icon } from '@/components/ui/icon/icon'
import { useCurrentInView } from '@/components/ui/tabs/scrolling-link-tabs'
import { ADMIN_AREAS, type AdminPage, adminPath, pagesFor, TWO_STEP_PAGE } from '@/lib/domain/admin/areas'
import type { AdminRole } from '@/lib/domain/admin/roles'
import { usePathname } from '@/lib/i18n/navigation'
import { type ConsoleGroup, ConsoleSections } from './console-sections'
import { useWaitingCounts } from './use-waiting-counts'

/** A button that opens the sections below 1024 px, a column beside the page from there. */
const Nav = styled.nav`
  --top: var(--h-header-m);
  display: flex; position: sticky; inset-block-start: var(--top); z-index: var(--z-sticky); min-inline-size: 0; background: var(--c-bg); box-shadow: inset 0 -1px 0 var(--c-line);
  > [aria-expanded] {
    flex: 1; display: flex; align-items: center; gap: var(--s-3); min-inline-size: 0; min-block-size: var(--ctl); padding: 0 var(--gutter); border: 0; background: none; color: inherit;
    font: inherit; font-size: var(--fs-sm); text-align: start; cursor: pointer;
  }
  strong { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
  @media (min-width: 1024px) { display: grid; background: none; box-shadow: none; > [aria-expanded] { display: none; } }
`

const Chevron = styled.span<{ $isOpen: boolean }>`
  flex: none; display: grid; ${({ $isOpen }) => $isOpen && 'transform: rotate(180deg);'}
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
  const pathname = usePathname()
  const groups = useGroups(role, pathname)
  const current = groups.flatMap(({ links }) => links).find((link) => link.current)
  const menu = useMenu()
  const sections = useCurrentInView<HTMLDivElement>(`${pathname} ${menu.isOpen}`)
  const id = useId()
  return (
    <Nav ref={menu.frame} aria-label={t('label')} onKeyDown={menu.onKeyDown}>
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
      <ConsoleSections id={id} ref={sections} isOpen={menu.isOpen} groups={groups} onFollow={menu.close} />
    </Nav>
  )
}

/** The own second step has no area. */
function useGroups(role: AdminRole, pathname: string): ConsoleGroup[] {
  const t = useTranslations('admin.rooms')
  const areas = useTranslations('admin.areas')
  const waiting = useWaitingCounts()
  const pages = pagesFor(role)
  const linkTo = (page: AdminPage) => ({
    ...{ href: adminPath(page), label: t(page), waiting: waiting[page] ?? 0 },
    current: currentOf(pathname, adminPath(page)),
  })
  const step = { href: OWN_STEP, label: t('twoStep'), waiting: 0, current: currentOf(pathname, OWN_STEP) }
  return [
    ...ADMIN_AREAS.map((area) => {
      const links = pages.filter((one) => one.area === area).map(({ page }) => linkTo(page))
      return { name: areas(area), isPlain: links.length === 1, links }
    }),
    { name: t('own'), isPlain: false, links: [step] },
  ].filter(({ links }) => links.length > 0)
}

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
