import { useLocale, useTranslations } from 'next-intl'
import { useHasRight } from '@/components/admin/admin-role'
import { ItemCard, Small } from '@/components/admin/item-card'
import { ProposalDecision } from '@/components/admin/proposal-decision'
import { formatPhone } from '@/lib/domain/account/phone'
import type { RoleProposalWire } from '@/lib/domain/admin/admins'
import { ADMIN_AREAS } from '@/lib/domain/admin/areas'
import { formatInstant } from '@/lib/i18n/dates'
import { useRoleName } from './use-role-name'

/** A role that waits for another admin: for whom, and what it adds to what they have. */
export function RoleProposalCard({ proposal }: { proposal: RoleProposalWire }) {
  const t = useTranslations('admin.roleProposals')
  const locale = useLocale()
  const nameOf = useRoleName()
  const mayManage = useHasRight('manageAdmins')
  const { _id, admin, from, to, reason, proposedBy, createdAt } = proposal
  const name = admin ? admin.name || formatPhone(admin.phone) : nameOf(to)
  return (
    <ItemCard aria-labelledby={_id}>
      <h3 id={_id}>
        <bdi>{name}</bdi>
      </h3>
      <p>
        {admin
          ? from
            ? t('change', { from: nameOf(from), to: nameOf(to) })
            : t('give', { to: nameOf(to) })
          : t('widen')}
      </p>
      <AddedRights from={from} to={to} />
      <p>
        <bdi>{reason}</bdi>
      </p>
      <Small>{t('proposedBy', { name: proposedBy, when: formatInstant(createdAt, locale) })}</Small>
      {mayManage ? <ProposalDecision proposal={proposal} of="role-proposals" words="roleProposals" /> : null}
    </ItemCard>
  )
}

function AddedRights({ from, to }: Pick<RoleProposalWire, 'from' | 'to'>) {
  const t = useTranslations('admin.roles')
  const areas = useTranslations('admin.areas')
  return (
    <ul>
      {ADMIN_AREAS.filter((area) => to.areas[area] !== (from?.areas[area] ?? 'none')).map((area) => (
        <li key={area}>
          {areas(area)}: {t(`rights.${to.areas[area]}`)}
        </li>
      ))}
      {to.special
        .filter((right) => !from?.special.includes(right))
        .map((right) => (
          <li key={right}>{t(`special.${right}`)}</li>
        ))}
    </ul>
  )
}
