'use client'

import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { ColumnChoiceWire } from '@/lib/contract/schemas/admin/column-choice'
import type { AdminRole } from '@/lib/domain/admin/roles'
import { AdminRoleProvider } from './admin-role'
import { ConsoleHeader } from './console-header'
import { ConsoleNav } from './console-nav'
import { RefreshOnChange } from './live/refresh-on-change'
import { ColumnChoiceProvider } from './table/column-choice'

const Frame = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr); align-items: start;
  @media (min-width: 1024px) {
    grid-template-columns: 220px minmax(0, 1fr); inline-size: min(100%, var(--page-max)); margin-inline: auto; padding-inline-start: var(--gutter);
  }
`

/** Where the first stop of the Tab key leads. */
const Page = styled.div`
  &:focus { outline: none; box-shadow: none; }
`

interface ConsoleFrameProps {
  role: AdminRole
  /** what the admin hides in tables, and in which order */
  columns: readonly ColumnChoiceWire[]
  /** the bell and the account menu */
  account: ReactNode
  children: ReactNode
}

/** The header and the navigation of the console around its page; header, footer and tab bar of the public pages go. */
export function ConsoleFrame({ role, columns, account, children }: ConsoleFrameProps) {
  return (
    <AdminRoleProvider role={role}>
      <ColumnChoiceProvider stored={columns}>
        <div data-console="">
          <ConsoleHeader role={role} account={account} />
          <Frame>
            <ConsoleNav role={role} />
            <RefreshOnChange />
            <Page id="console" tabIndex={-1}>
              {children}
            </Page>
          </Frame>
        </div>
      </ColumnChoiceProvider>
    </AdminRoleProvider>
  )
}
