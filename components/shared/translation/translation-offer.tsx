'use client'

import { createContext, type ReactNode, useContext } from 'react'

const IsOffered = createContext(false)

/** Whether this site has a service that translates; without one no text below offers it. */
export function TranslationOffer({ isOffered, children }: { isOffered: boolean; children: ReactNode }) {
  return <IsOffered value={isOffered}>{children}</IsOffered>
}

export const useTranslationOffer = () => useContext(IsOffered)
