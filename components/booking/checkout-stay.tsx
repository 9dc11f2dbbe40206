'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useIssueText } from '@/components/form/use-issue-text'
import { AddOnFields } from './add-on-fields'
import { CheckoutPart } from './checkout-part'
import { Fold } from './fold'
import { Notice } from './notice'
import PartyFields from './party-fields'
import { StayFold } from './stay-fold'
import { useStay } from './stay-state'
import { useUnitsText } from './use-units-text'

const ISSUES_IN_SIGHT = 2

/** Dates or hours, people, units and extras: all of it can still be changed here. */
export function CheckoutStay({ number, isMissed }: { number: number; isMissed: boolean }) {
  const t = useTranslations('booking')
  const steps = useTranslations('checkout')
  const issueText = useIssueText()
  const partyText = useUnitsText()
  const { offer, choice, change, request, answer } = useStay()
  const [isStayOpen, setIsStayOpen] = useState(request === null)
  const [isPartyOpen, setIsPartyOpen] = useState(false)
  return (
    <CheckoutPart number={number} title={steps('stay')}>
      <StayFold isOpen={isStayOpen} onToggle={setIsStayOpen} />
      <Fold
        label={t('who')}
        summary={partyText(choice, choice.units)}
        isOpen={isPartyOpen}
        onToggle={() => setIsPartyOpen(!isPartyOpen)}
      >
        <PartyFields />
      </Fold>
      <AddOnFields
        offered={offer.terms.addOns}
        chosen={choice.addOns}
        onChange={(addOns) => change({ addOns })}
      />
      {isMissed && answer.issues.length === 0 ? (
        <Notice role="alert" $tone="err">
          <p>{t('chooseFirst')}</p>
        </Notice>
      ) : null}
      {answer.issues.length > 0 ? (
        <Notice role="alert" $tone="warn">
          {answer.issues.slice(0, ISSUES_IN_SIGHT).map((issue) => (
            <p key={issue.path + issue.code + (issue.params.day ?? '')}>{issueText(issue)}</p>
          ))}
        </Notice>
      ) : null}
    </CheckoutPart>
  )
}
