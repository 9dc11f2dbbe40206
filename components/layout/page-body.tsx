'use client'

import { type ReactNode, useEffect } from 'react'
import { rememberPressed } from '@/components/ui/dialog/opener'
import { receivePress, replayEarlyInput } from './scripts/early-input'

/** The body of every page. Its effect runs after all others of the page: from then on everything in it listens. */
export function PageBody({ children }: { children: ReactNode }) {
  useEffect(replayEarlyInput, [])
  return (
    <body
      onClickCapture={({ nativeEvent, target }) => {
        receivePress(nativeEvent)
        rememberPressed(target)
      }}
    >
      {children}
    </body>
  )
}
