import type { ComponentPropsWithRef } from 'react'
import { classNames } from '@/components/ui/class-names'
import styles from './link-tabs.module.css'

/** A row of links, one of them the current page: a `nav` with `aria-current`. */
export function LinkTabs({ className, ...rest }: ComponentPropsWithRef<'nav'>) {
  return <nav className={classNames(styles.tabs, className)} {...rest} />
}
