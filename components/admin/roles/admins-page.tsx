'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { useHasRight } from '@/components/admin/admin-role'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import type { AdminListWire } from '@/lib/contract/schemas/admin/admins'
import { AdminCard } from './admin-card'
import { RoleDialog } from './role-dialog'
import { CustomRoles, RoleMatrix } from './role-matrix'
import { RoleProposalCard } from './role-proposal-card'

const Part = styled.section`
  display: grid; gap: var(--s-4); grid-template-columns: minmax(0, 1fr);
  h2 { font-size: var(--fs-xl); }
  ul { display: grid; gap: var(--s-3); margin: 0; padding: 0; list-style: none; }
`

/** Who is an admin and of what, what waits for another admin, and what each role may do. */
export function AdminsPage({ list: { data: admins, roles, proposals } }: { list: AdminListWire }) {
  const t = useTranslations('admin.roles')
  const mayManage = useHasRight('manageAdmins')
  const [isAdding, setAdding] = useState(false)
  return (
    <PageFrame $wide>
      <h1>{t('title')}</h1>
      {proposals.length > 0 ? (
        <Part aria-labelledby="proposals">
          <h2 id="proposals">{t('proposals')}</h2>
          {proposals.map((proposal) => (
            <RoleProposalCard key={proposal._id} proposal={proposal} />
          ))}
        </Part>
      ) : null}
      <Part aria-labelledby="admins">
        <h2 id="admins">{t('admins')}</h2>
        <p>{t('lead')}</p>
        <ul>
          {admins.map((admin) => (
            <AdminCard key={admin._id} admin={admin} roles={roles} />
          ))}
        </ul>
        {mayManage ? (
          <div>
            <Button onClick={() => setAdding(true)}>
              <Icon name="plus" size={18} />
              {t('add')}
            </Button>
          </div>
        ) : null}
      </Part>
      <Part as="div">
        <h2 id="matrix">{t('matrix')}</h2>
        <RoleMatrix roles={roles} />
        <CustomRoles roles={roles.filter(({ name }) => name !== null)} />
      </Part>
      {isAdding ? <RoleDialog admin={null} roles={roles} onClose={() => setAdding(false)} /> : null}
    </PageFrame>
  )
}
