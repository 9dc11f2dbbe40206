'use client'

import { useTranslations } from 'next-intl'
import { Badges, Card, Quiet, Rows, RowText } from '@/components/shared/card-rows'
import { LeaveTeam } from '@/components/shared/leave-team'
import { useSwitchVendor } from '@/components/shared/switch-vendor'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { Profile } from '@/lib/domain/account/account'

/** The vendors that a user works for but does not own; the own one has the application beside it. */
export function Teams({ user: { vendor, vendors } }: { user: Profile }) {
  const t = useTranslations('members.teams')
  const roles = useTranslations('members.roles')
  const { switchTo, isBusy } = useSwitchVendor()
  const teams = vendors.filter(({ role }) => role !== 'owner')
  if (teams.length === 0) return null
  return (
    <Card aria-labelledby="teams">
      <h3 id="teams">{t('title')}</h3>
      <Rows>
        {teams.map((team) => (
          <li key={team.vendorId}>
            <RowText>
              <strong>
                <bdi>{team.name}</bdi>
              </strong>
              <Badges>
                <Badge>{roles(team.role)}</Badge>
                {team.vendorId === vendor?.vendorId ? <Badge $tone="ok">{t('active')}</Badge> : null}
              </Badges>
            </RowText>
            {team.vendorId === vendor?.vendorId ? null : (
              <Button
                type="button"
                $kind="outline"
                $size="sm"
                disabled={isBusy}
                aria-busy={isBusy}
                onClick={() => void switchTo(team)}
              >
                {t('work')}
                <span className="sr-only"> {team.name}</span>
              </Button>
            )}
            <LeaveTeam membership={team} />
          </li>
        ))}
      </Rows>
      {vendors.length > 1 ? <Quiet>{t('inMenu')}</Quiet> : null}
    </Card>
  )
}
