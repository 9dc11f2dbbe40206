'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { ADMIN_AREAS, ADMIN_MATRIX, ADMIN_ROLES } from '@/lib/domain/admin/areas'

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
export function RoleMatrix() {
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
