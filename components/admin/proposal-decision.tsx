import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { CardActions, Small } from '@/components/admin/item-card'
import { ReasonButton } from '@/components/admin/reason-button'
import { ActDialog } from '@/components/shared/act-dialog'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'

interface ProposalDecisionProps {
  proposal: { _id: string; mayDecide: boolean; mayWithdraw: boolean }
  /** what is proposed: a change of money, or a role */
  of: 'adjustments' | 'role-proposals'
  /** whose texts the decision has */
  words: 'balances' | 'writeOffs' | 'roleProposals' | 'giveRefund'
  /** what it was proposed for has changed: it can only be refused or withdrawn */
  isChanged?: boolean
}

/** What a proposal waits for: another admin decides about it, and the one who made it may take it back. */
export function ProposalDecision({ proposal, of, words, isChanged = false }: ProposalDecisionProps) {
  const t = useTranslations('admin.balances')
  const said = useTranslations(`admin.${words}`)
  const [asked, setAsked] = useState<'approve' | 'withdraw' | null>(null)
  const { _id: id, mayDecide, mayWithdraw } = proposal
  if (!mayDecide && !mayWithdraw) return <Small>{t('anotherDecides')}</Small>
  return (
    <>
      {mayWithdraw ? <Small>{t('anotherDecides')}</Small> : null}
      <CardActions>
        {mayWithdraw ? (
          <Button $kind="outline" onClick={() => setAsked('withdraw')}>
            {t('withdraw')}
          </Button>
        ) : (
          <>
            <Button disabled={isChanged} onClick={() => setAsked('approve')}>
              {t('approve')}
            </Button>
            <ReasonButton
              title={said('refuseTitle')}
              help={said('refuseHelp')}
              action={t('refuse')}
              done={said('refused')}
              onSend={(reason) => call(`POST /admin/${of}/:id/refuse`, { params: { id }, body: { reason } })}
            />
          </>
        )}
        {asked ? (
          <ActDialog
            kind={asked === 'approve' ? 'primary' : 'danger'}
            title={asked === 'approve' ? said('approveTitle') : t('withdrawTitle')}
            keep={t('back')}
            confirm={t(asked)}
            done={asked === 'approve' ? said('approved') : t('withdrawn')}
            send={() => call(`POST /admin/${of}/:id/${asked}`, { params: { id } })}
            onClose={() => setAsked(null)}
          >
            <p>{asked === 'approve' ? said('approveText') : t('withdrawText')}</p>
          </ActDialog>
        ) : null}
      </CardActions>
    </>
  )
}
