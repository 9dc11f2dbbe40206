'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { useAdminRole, useHasRight } from '@/components/admin/admin-role'
import { ReasonDialog } from '@/components/admin/reason-dialog'
import { ButtonRow } from '@/components/shared/button-row'
import { PhoneText } from '@/components/shared/phone-text'
import { Wrapped } from '@/components/shared/styles/stack'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { AdminWire } from '@/lib/contract/schemas/admin/admins'
import { formatPhone } from '@/lib/domain/account/phone'
import { type AdminRole, covers } from '@/lib/domain/admin/roles'
import { RoleDialog } from './role-dialog'
import { useRoleName } from './use-role-name'

const Card = styled.li`
  display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-3) var(--s-5); padding: var(--s-4) var(--s-5);
  border-radius: var(--r-lg); background: var(--c-raised); box-shadow: inset 0 0 0 1px var(--c-line); overflow-wrap: anywhere;
`

const Who = styled.div`
  flex: 1 1 200px; min-inline-size: 0;
  h3 { font-size: var(--fs-md); }
  p { color: var(--c-ink-2); font-size: var(--fs-sm); }
`

/** One admin, with what the reader may change. */
export function AdminCard({ admin, roles }: { admin: AdminWire; roles: readonly AdminRole[] }) {
  const t = useTranslations('admin.roles')
  const mayManage = useHasRight('manageAdmins')
  const own = useAdminRole()
  const canWrite = mayManage && own !== null && covers(own, admin.role)
  const nameOf = useRoleName()
  const [open, setOpen] = useState<'role' | 'reset' | null>(null)
  const name = admin.name || formatPhone(admin.phone)
  return (
    <Card>
      <Who>
        <h3>
          <bdi>{name}</bdi>
          {admin.isSelf ? ` · ${t('self')}` : null}
        </h3>
        <p>
          <PhoneText phone={admin.phone} />
        </p>
      </Who>
      <Wrapped $gap={2} as="p">
        <Badge $tone="primary">
          <bdi>{nameOf(admin.role)}</bdi>
        </Badge>
        <Badge $tone={admin.hasTwoStep ? 'ok' : 'warn'}>
          {t(admin.hasTwoStep ? 'twoStep' : 'noTwoStep')}
        </Badge>
      </Wrapped>
      {canWrite ? (
        <ButtonRow>
          <Button $kind="outline" $size="sm" onClick={() => setOpen('role')}>
            {t('change')}
            <span className="sr-only"> {name}</span>
          </Button>
          {admin.hasTwoStep && !admin.isSelf ? (
            <Button $kind="quiet" $size="sm" onClick={() => setOpen('reset')}>
              {t('reset')}
              <span className="sr-only"> {name}</span>
            </Button>
          ) : null}
        </ButtonRow>
      ) : null}
      {open === 'role' ? <RoleDialog admin={admin} roles={roles} onClose={() => setOpen(null)} /> : null}
      {open === 'reset' ? (
        <ReasonDialog
          title={t('resetTitle', { name })}
          help={t('reasonHelp')}
          action={t('reset')}
          done={t('resetDone')}
          onSend={(reason) =>
            call('POST /admin/roles/:id/reset-two-step', { params: { id: admin._id }, body: { reason } })
          }
          onClose={() => setOpen(null)}
        />
      ) : null}
    </Card>
  )
}
