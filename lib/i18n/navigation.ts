import { createNavigation } from 'next-intl/navigation'
import { routing } from './routing'

export { Link, useRouter } from './page-navigation'

/** Paths and redirects that keep the language of the page. */
export const { redirect, permanentRedirect, usePathname, getPathname } = createNavigation(routing)
