'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { IfMayWrite } from '@/components/admin/admin-role'
import { Thumbnail } from '@/components/shared/photos/thumbnail'
import { Badge } from '@/components/ui/badge'

const Words = styled.span`
  display: grid; flex: 1 1 180px; min-inline-size: 0; overflow-wrap: anywhere;
  strong { font-weight: var(--fw-semibold); }
  a { text-decoration: underline; text-underline-offset: 4px; }
  span { color: var(--c-ink-2); font-size: var(--fs-sm); }
`

const Thumb = styled(Thumbnail)`
  flex: none; inline-size: 64px; block-size: 64px; object-fit: cover; border-radius: var(--r-md); background: var(--c-skeleton);
`

const Drawing = styled.img`
  flex: none; inline-size: 44px; block-size: 44px; border-radius: var(--r-md); background: var(--c-sunk);
`

const State = styled.span`
  display: inline-flex;
`

const Actions = styled.span`
  display: flex; flex-wrap: wrap; gap: var(--s-2);
`

interface ContentRowProps {
  image?: string
  /** a drawing of our own, shown instead of a picture */
  icon?: string
  title: ReactNode
  /** the names in the other language, and what else tells rows apart */
  detail: ReactNode
  status: 'active' | 'inactive'
  children: ReactNode
}

/** A row of the content: picture, names, state and what can be done. */
export function ContentRow({ image, icon, title, detail, status, children }: ContentRowProps) {
  const t = useTranslations('admin.content')
  return (
    <>
      {image ? <Thumb url={image} alt="" width={64} height={64} /> : null}
      {icon ? <Drawing src={icon} alt="" width={44} height={44} /> : null}
      <Words>
        <strong>{title}</strong>
        <span>{detail}</span>
      </Words>
      <State>
        <Badge $tone={status === 'active' ? 'ok' : 'plain'}>{t(`status.${status}`)}</Badge>
      </State>
      <IfMayWrite area="content">
        <Actions>{children}</Actions>
      </IfMayWrite>
    </>
  )
}
