'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
import { onLive, openItem } from '@/lib/api/live'
import { type ItemKind, itemOf } from '@/lib/domain/admin/presence'
import type { LocalizedName } from '@/lib/domain/text/bilingual'
import { localName } from '@/lib/i18n/direction'

const Others = styled.p`
  display: flex; align-items: center; gap: var(--s-2); justify-self: start; padding: var(--s-2) var(--s-4); border-radius: var(--r-full);
  background: var(--c-warn-soft); color: var(--c-ink); font-size: var(--fs-sm);
  &:empty { display: none; }
`

/** Says which other admins look at the same item of the console now, so that two do not decide on it at once. */
export function AlsoHere({ kind, id }: { kind: ItemKind; id: string }) {
  const t = useTranslations('admin.live')
  const locale = useLocale()
  const others = useOthers(itemOf(kind, id))
  const names = new Intl.ListFormat(locale).format(others.map((one) => localName(locale, one)))
  return (
    <Others role="status">
      {others.length > 0 ? (
        <>
          <Icon name="users" size={16} />
          {t('alsoHere', { names })}
        </>
      ) : null}
    </Others>
  )
}

function useOthers(item: string): readonly LocalizedName[] {
  const [others, setOthers] = useState<readonly LocalizedName[]>([])
  useEffect(() => {
    const unsubscribe = onLive('admin.present', (event) => {
      if (event.item === item) setOthers(event.others)
    })
    openItem(item)
    return () => {
      unsubscribe()
      openItem(null)
      setOthers([])
    }
  }, [item])
  return others
}
