import { useLocale, useTranslations } from 'next-intl'
import { useHasRight } from '@/components/admin/admin-role'
import { ItemCard, Small } from '@/components/admin/item-card'
import { ProposalDecision } from '@/components/admin/proposal-decision'
import type { RoleProposalWire } from '@/lib/contract/schemas/admin/admins'
import { formatPhone } from '@/lib/domain/account/phone'
import { ADMIN_AREAS } from '@/lib/domain/admin/areas'
import { formatInstant } from '@/lib/i18n/dates'
import { useRoleName } from './use-role-name'

/** A role that waits for another admin: for whom or which role, and what it changes of what they have. */
export function RoleProposalCard({ proposal }: { proposal: RoleProposalWire }) {
  const t = useTranslations('admin.roleProposals')
  const locale = useLocale()
  const nameOf = useRoleName()
  const mayManage = useHasRight('manageAdmins')
  const { _id, admin, from, to, reason, proposedBy, createdAt } = proposal
  const name = admin ? admin.name || formatPhone(admin.phone) : nameOf(from ?? to)
  const isOther = from !== null && (admin !== null || nameOf(from) !== nameOf(to))
  return (
    <ItemCard aria-labelledby={_id}>
      <h3 id={_id}>
        <bdi>{name}</bdi>
      </h3>
      {admin ? null : <p>{t('widen')}</p>}
      {isOther ? <p>{t('change', { from: nameOf(from), to: nameOf(to) })}</p> : null}
      {admin && !from ? <p>{t('give', { to: nameOf(to) })}</p> : null}
      <ChangedRights from={from} to={to} />
      <p>
        <bdi>{reason}</bdi>
      </p>
      <Small>{t('proposedBy', { name: proposedBy, when: formatInstant(createdAt, locale) })}</Small>
      {mayManage ? <ProposalDecision proposal={proposal} of="role-proposals" words="roleProposals" /> : null}
    </ItemCard>
  )
}

function ChangedRights({ from, to }: Pick<RoleProposalWire, 'from' | 'to'>) {
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
          <li key={right}>
            {t(`special.${right}`)}: {t('given')}
          </li>
        ))}
      {from?.special
        .filter((right) => !to.special.includes(right))
        .map((right) => (
          <li key={right}>
            {t(`special.${right}`)}: {t('notGiven')}
          </li>
        ))}
    </ul>
  )
}
