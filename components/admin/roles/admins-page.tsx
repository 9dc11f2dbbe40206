'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { AddButton } from '@/components/admin/add-button'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import type { AdminWire } from '@/lib/domain/admin/admins'
import { AdminCard } from './admin-card'
import { RoleDialog } from './role-dialog'
import { RoleMatrix } from './role-matrix'

const Part = styled.section`
  display: grid; gap: var(--s-4); grid-template-columns: minmax(0, 1fr);
  h2 { font-size: var(--fs-xl); }
  ul { display: grid; gap: var(--s-3); margin: 0; padding: 0; list-style: none; }
`

/** Who is an admin and of what, and what each role may do. */
export function AdminsPage({ admins }: { admins: readonly AdminWire[] }) {
  const t = useTranslations('admin.roles')
  const [isAdding, setAdding] = useState(false)
  return (
    <PageFrame $wide>
      <h1>{t('title')}</h1>
      <Part aria-labelledby="admins">
        <h2 id="admins">{t('admins')}</h2>
        <ul>
          {admins.map((admin) => (
            <AdminCard key={admin._id} admin={admin} />
          ))}
        </ul>
        <AddButton area="system" label={t('add')} onClick={() => setAdding(true)} />
      </Part>
      <Part as="div">
        <h2 id="matrix">{t('matrix')}</h2>
        <RoleMatrix />
      </Part>
      {isAdding ? <RoleDialog admin={null} onClose={() => setAdding(false)} /> : null}
    </PageFrame>
  )
}
