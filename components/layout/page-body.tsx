'use client'

import { type ReactNode, useEffect } from 'react'
import { rememberPressed } from '@/components/ui/dialog/opener'
import { receivePress, replayEarlyInput } from './scripts/early-input'

/** The body of every page. Its effect runs after all other effects, so all handlers are attached by then. */
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
