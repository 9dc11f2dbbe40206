'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Card, CardHead, Quiet, Rows } from '@/components/shared/card-rows'
import { Button } from '@/components/ui/button'

interface ListCardProps {
  id: string
  /** of the list, below `vendorApi` */
  words: 'keys' | 'webhooks'
  /** no further one may be added */
  isFull: boolean
  /** the rows */
  children: readonly ReactNode[]
  newDialog: (onClose: () => void) => ReactNode
}

/** A list of what a vendor has made, with the button that makes another one. */
export function ListCard({ id, words, isFull, children, newDialog }: ListCardProps) {
  const t = useTranslations(`vendorApi.${words}`)
  const [isAdding, setIsAdding] = useState(false)
  return (
    <Card aria-labelledby={id}>
      <CardHead>
        <div>
          <h2 id={id}>{t('title')}</h2>
          <Quiet>{t('lead')}</Quiet>
        </div>
        <Button disabled={isFull} onClick={() => setIsAdding(true)}>
          {t('add')}
        </Button>
      </CardHead>
      {isFull ? <Quiet>{t('full')}</Quiet> : null}
      {children.length > 0 ? <Rows>{children}</Rows> : <Quiet>{t('empty')}</Quiet>}
      {isAdding ? newDialog(() => setIsAdding(false)) : null}
    </Card>
  )
}
