import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/lib/i18n/navigation'

const Back = styled(Link)`
  display: inline-flex; align-items: center; gap: var(--s-2); min-block-size: var(--tap); font-size: var(--fs-sm); font-weight: var(--fw-semibold); justify-self: start;
  svg { rotate: 180deg; }
`

/** From one item of the console to the list that it is in. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Back href={href} prefetch={false}>
      <Icon name="arrow" size={16} flip /> {children}
    </Back>
  )
}
