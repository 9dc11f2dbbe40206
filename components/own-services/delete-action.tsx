'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Opening } from '@/components/ui/opening'
import type { OwnServiceCard } from '@/lib/domain/listing/own-service'

const DeleteDialog = dynamic(() => import('./delete-dialog'), { ssr: false, loading: Opening })

export function DeleteAction({ card }: { card: OwnServiceCard }) {
  const t = useTranslations('ownServices.actions')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button type="button" $kind="quiet" $size="sm" onClick={() => setAsking(true)}>
        <Icon name="trash" size={16} />
        {t('delete')}
      </Button>
      {isAsking ? <DeleteDialog card={card} onClose={() => setAsking(false)} /> : null}
    </>
  )
}
