import type { ComponentPropsWithRef } from 'react'
import { classNames } from '@/components/ui/class-names'
import styles from './link-tabs.module.css'

/** A row of links of which one is the page in sight: a `nav` whose links carry `aria-current`. */
export function LinkTabs({ className, ...rest }: ComponentPropsWithRef<'nav'>) {
  return <nav className={classNames(styles.tabs, className)} {...rest} />
}
