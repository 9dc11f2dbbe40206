import type { ReactNode } from 'react'

/** A run of digits (a date, a phone, a rating) that keeps its own direction inside any sentence. */
export function Num({ children }: { children: ReactNode }) {
  return <bdi className="num">{children}</bdi>
}
