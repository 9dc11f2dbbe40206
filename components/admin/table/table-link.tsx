import type { ComponentProps } from 'react'
import { Link } from '@/lib/i18n/navigation'
import { useTableView } from './table-view'

/** A link to another view of the table, which stays visible until the next one is there. */
export function TableLink({ href, scroll = false, ...rest }: ComponentProps<typeof Link> & { href: string }) {
  const { navigate } = useTableView()
  return (
    <Link
      {...rest}
      href={href}
      prefetch={false}
      scroll={false}
      onNavigate={(event) => {
        event.preventDefault()
        navigate(href, { scroll })
      }}
    />
  )
}
