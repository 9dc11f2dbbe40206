'use client'

import { useEffect } from 'react'
import { hasUnsavedChanges } from '@/components/forms/use-warning-before-leaving'
import { leaveConsole, onLiveSinceRendered, openedItem, openItem } from '@/lib/api/live'
import { ADMIN_PAGES, type AdminArea, adminPath } from '@/lib/domain/admin/areas'
import { usePathname, useRouter } from '@/lib/i18n/navigation'

/** Between two refreshes of a page, however busy the market is. */
const PAUSE_MS = 3000

/** Refreshes a page of the console when something in its area changed: a new item appears in its queue or table. */
export function RefreshOnChange() {
  const router = useRouter()
  const pathname = usePathname()
  useEffect(enterConsole, [])
  useEffect(() => {
    const { request, stop } = refreshSparingly(() => router.refresh())
    const unsubscribe = onLiveSinceRendered('admin.changed', (event) => {
      if (isShownOn(pathname, event.area)) request()
    })
    const uncatch = onLiveSinceRendered('caughtUp', request)
    return () => {
      unsubscribe()
      uncatch()
      stop()
    }
  }, [router, pathname])
  return null
}

function enterConsole(): () => void {
  openItem(openedItem() ?? null)
  return leaveConsole
}

/** The overview shows something of every area. */
function isShownOn(pathname: string, area: AdminArea): boolean {
  if (pathname === adminPath('overview')) return true
  return ADMIN_PAGES.some((one) => one.area === area && `${pathname}/`.startsWith(`${adminPath(one.page)}/`))
}

/** Waits while nobody sees the page, and while something is typed: it could go with its item, or with its old version. */
function refreshSparingly(refresh: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = 0
  const isInTheWay = () =>
    document.visibilityState !== 'visible' ||
    hasUnsavedChanges() ||
    document.querySelector('[role="dialog"], main :is(input, textarea, select):focus')
  const run = () => {
    timer = undefined
    last = Date.now()
    if (isInTheWay()) request()
    else refresh()
  }
  const request = () => {
    timer ??= setTimeout(run, Math.max(0, last + PAUSE_MS - Date.now()))
  }
  return { request, stop: () => clearTimeout(timer) }
}
