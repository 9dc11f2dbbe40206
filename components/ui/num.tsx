import type { ReactNode } from 'react'

/** A run of digits (a date, a phone, a rating) with its own direction inside any sentence. */
export function Num({ children }: { children: ReactNode }) {
  return <bdi className="num">{children}</bdi>
}
