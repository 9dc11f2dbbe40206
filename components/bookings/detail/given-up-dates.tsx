'use client'

import { createContext, type ReactNode, useContext, useState } from 'react'
import type { DateChangeWire } from '@/lib/contract/schemas/booking/wire'

/** When the dates ended that were given up, and how to give up some. */
const GivenUpDates = createContext<[string | null, (expiresAt: string) => void]>([null, () => undefined])

/** Around all that a booking's page shows of new dates that wait for their difference. */
export function GivenUpDatesProvider({ children }: { children: ReactNode }) {
  return <GivenUpDates value={useState<string | null>(null)}>{children}</GivenUpDates>
}

export const useGiveUpDates = () => useContext(GivenUpDates)[1]

/** The refresh of the page takes time, in which held dates would stand beside the word that they are given up. */
export function UnlessGivenUp({ change, children }: { change: DateChangeWire | null; children: ReactNode }) {
  return useContext(GivenUpDates)[0] === change?.expiresAt ? null : children
}
