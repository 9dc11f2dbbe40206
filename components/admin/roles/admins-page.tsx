'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { AddButton } from '@/components/admin/add-button'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import type { AdminWire } from '@/lib/domain/admin/admins'
import { ADMIN_AREAS, ADMIN_MATRIX, ADMIN_ROLES } from '@/lib/domain/admin/areas'
import { AdminCard } from './admin-card'
import { RoleDialog } from './role-dialog'

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

const Frame = styled.div`
  position: relative; overflow-x: auto; border-radius: var(--r-lg); background: var(--c-raised); border: 1px solid var(--c-line);
  table { inline-size: 100%; border-collapse: collapse; font-size: var(--fs-sm); }
  th, td { padding: var(--s-3) var(--s-4); text-align: start; white-space: nowrap; }
  thead th { color: var(--c-ink-2); font-weight: var(--fw-semibold); }
  tbody th { position: sticky; inset-inline-start: 0; background: var(--c-raised); font-weight: var(--fw-medium); }
  tbody tr { border-block-start: 1px solid var(--c-line); }
  [data-right='write'] { color: var(--c-primary); font-weight: var(--fw-semibold); }
  [data-right='none'] { color: var(--c-ink-3); }
`

/** What each role may do in each area; the server decides by the same table. */
function RoleMatrix() {
  const t = useTranslations('admin.roles')
  const areas = useTranslations('admin.areas')
  return (
    <Frame role="region" aria-labelledby="matrix" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('area')}</th>
            {ADMIN_ROLES.map((role) => (
              <th key={role} scope="col">
                {t(`names.${role}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ADMIN_AREAS.map((area) => (
            <tr key={area}>
              <th scope="row">{areas(area)}</th>
              {ADMIN_ROLES.map((role) => (
                <td key={role} data-right={ADMIN_MATRIX[role][area]}>
                  {t(`rights.${ADMIN_MATRIX[role][area]}`)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  )
}
