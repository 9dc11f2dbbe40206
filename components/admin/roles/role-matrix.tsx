import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { useAdminRole, useHasRight } from '@/components/admin/admin-role'
import { ReasonButton } from '@/components/admin/reason-button'
import { ButtonRow } from '@/components/shared/button-row'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import { ADMIN_AREAS } from '@/lib/domain/admin/areas'
import { type AdminRole, covers, SPECIAL_RIGHT_NAMES } from '@/lib/domain/admin/roles'
import { CustomRoleDialog } from './custom-role-dialog'
import { useRoleName } from './use-role-name'

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

/** What each role may do in each area, and which rights are given one by one; the server decides by the same rows. */
export function RoleMatrix({ roles }: { roles: readonly AdminRole[] }) {
  const t = useTranslations('admin.roles')
  const areas = useTranslations('admin.areas')
  const nameOf = useRoleName()
  return (
    <Frame role="region" aria-labelledby="matrix" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('area')}</th>
            {roles.map((role) => (
              <th key={role.id} scope="col">
                <bdi>{nameOf(role)}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ADMIN_AREAS.map((area) => (
            <tr key={area}>
              <th scope="row">{areas(area)}</th>
              {roles.map(({ id, areas: rights }) => (
                <td key={id} data-right={rights[area]}>
                  {t(`rights.${rights[area]}`)}
                </td>
              ))}
            </tr>
          ))}
          {SPECIAL_RIGHT_NAMES.map((right) => (
            <tr key={right}>
              <th scope="row">{t(`special.${right}`)}</th>
              {roles.map(({ id, special }) => (
                <td key={id} data-right={special.includes(right) ? 'write' : 'none'}>
                  {t(special.includes(right) ? 'given' : 'notGiven')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  )
}

/** The roles that owners made, with what may be done about them. */
export function CustomRoles({ roles }: { roles: readonly AdminRole[] }) {
  const t = useTranslations('admin.roles')
  const mayManage = useHasRight('manageAdmins')
  const own = useAdminRole()
  const [asked, setAsked] = useState<AdminRole | 'new' | null>(null)
  if (!mayManage) return null
  return (
    <>
      {roles
        .filter((role) => own && covers(own, role))
        .map((role) => (
          <ButtonRow key={role.id}>
            <strong>
              <bdi>{role.name}</bdi>
            </strong>
            <Button $kind="outline" $size="sm" onClick={() => setAsked(role)}>
              {t('editRole')}
              <span className="sr-only"> {role.name}</span>
            </Button>
            <ReasonButton
              kind="quiet"
              size="sm"
              title={t('removeTitle', { name: role.name ?? '' })}
              help={t('reasonHelp')}
              action={t('removeRole')}
              name={`${t('removeRole')} ${role.name}`}
              done={t('removed')}
              onSend={(reason) =>
                call('POST /admin/custom-roles/:id/remove', { params: { id: role.id }, body: { reason } })
              }
            />
          </ButtonRow>
        ))}
      <div>
        <Button $kind="outline" onClick={() => setAsked('new')}>
          {t('newRole')}
        </Button>
      </div>
      {asked ? (
        <CustomRoleDialog role={asked === 'new' ? null : asked} onClose={() => setAsked(null)} />
      ) : null}
    </>
  )
}
