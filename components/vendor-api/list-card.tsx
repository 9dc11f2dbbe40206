'use client'

import { type ReactNode, useState } from 'react'
import { Card, CardHead, Quiet, Rows } from '@/components/shared/card-rows'
import { Button } from '@/components/ui/button'

interface ListCardProps {
  id: string
  texts: Record<'title' | 'lead' | 'add' | 'full' | 'empty', string>
  /** no further one may be added */
  isFull: boolean
  /** the rows */
  children: readonly ReactNode[]
  newDialog: (onClose: () => void) => ReactNode
}

/** A list of what a vendor has made, with the button that makes another one. */
export function ListCard({ id, texts, isFull, children, newDialog }: ListCardProps) {
  const [isAdding, setIsAdding] = useState(false)
  return (
    <Card aria-labelledby={id}>
      <CardHead>
        <div>
          <h2 id={id}>{texts.title}</h2>
          <Quiet>{texts.lead}</Quiet>
        </div>
        <Button type="button" disabled={isFull} onClick={() => setIsAdding(true)}>
          {texts.add}
        </Button>
      </CardHead>
      {isFull ? <Quiet>{texts.full}</Quiet> : null}
      {children.length > 0 ? <Rows>{children}</Rows> : <Quiet>{texts.empty}</Quiet>}
      {isAdding ? newDialog(() => setIsAdding(false)) : null}
    </Card>
  )
}
