import { notFound } from 'next/navigation'
import { openConsole } from '@/lib/api/load'
import { isMovedAdminPage, MOVED_ADMIN_PAGES } from '@/lib/domain/admin/areas'
import { redirect } from '@/lib/i18n/navigation'
import type { Locale } from '@/lib/i18n/routing'

/** The old address of a page that became a view of another one. */
export default async function MovedPage({ params }: { params: Promise<{ locale: Locale; moved: string }> }) {
  const { locale, moved } = await params
  if (!isMovedAdminPage(moved)) notFound()
  await openConsole()
  redirect({ href: MOVED_ADMIN_PAGES[moved], locale })
}
