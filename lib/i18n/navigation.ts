import { createNavigation } from 'next-intl/navigation'
import { routing } from './routing'

export { Link, useRouter } from './page-navigation'

/** Paths that keep the language of the page. */
export const { usePathname, getPathname } = createNavigation(routing)
