import { createNavigation } from 'next-intl/navigation'
import { routing } from './routing'

/** Links and moves that keep the language of the page. */
export const { Link, redirect, permanentRedirect, usePathname, useRouter, getPathname } =
  createNavigation(routing)
