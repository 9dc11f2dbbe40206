'use client'

import type { ReactNode } from 'react'

/** Only the server collects styles: the build removes that branch, and styled-components with it, from the browser bundle. */
export const StyleRegistry =
  typeof window === 'undefined'
    ? (require('./collected-styles') as typeof import('./collected-styles')).CollectedStyles
    : ({ children }: { children: ReactNode }) => children
