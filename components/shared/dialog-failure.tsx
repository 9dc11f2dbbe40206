'use client'

import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Notice } from './notice'

const InSight = styled.div`
  scroll-margin-block: var(--s-5);
`

/** Why the last press of a dialog failed, in sight until the next press; the toast has announced it. */
export function DialogFailure({ text }: { text: string | null }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (text !== null) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [text])
  if (text === null) return null
  return (
    <InSight ref={notice}>
      <Notice tone="err">{text}</Notice>
    </InSight>
  )
}
