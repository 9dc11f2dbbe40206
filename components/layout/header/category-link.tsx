'use client'

import { deviceStorage } from '@/components/shared/browser-storage'
import { Link, usePathname } from '@/lib/i18n/navigation'

/** The slug of the category that was opened last (marketplace.md, section 2, header). */
const CATEGORY_KEY = 'diyar-category'

/** A link to a category's results; following it stores the category in this browser. */
export function CategoryLink({ slug, label }: { slug: string; label: string }) {
  const isHere = usePathname() === `/${slug}`
  return (
    <Link
      href={`/${slug}?page=1`}
      aria-current={isHere ? 'page' : undefined}
      onClick={() => deviceStorage.write(CATEGORY_KEY, slug)}
      prefetch={false}
    >
      {label}
    </Link>
  )
}
