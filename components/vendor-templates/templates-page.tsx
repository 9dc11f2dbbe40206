'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Card, CardHead, Quiet, Rows } from '@/components/shared/card-rows'
import { Button } from '@/components/ui/button'
import type { MessageTemplatesWire, QuickAnswerWire } from '@/lib/contract/schemas/messages/templates'
import { MESSAGE_MOMENT_NAMES } from '@/lib/domain/messages/template-moments'
import { TEMPLATE_LIMITS } from '@/lib/domain/messages/template-text'
import { GuestNotes } from './guest-notes'
import { QuickAnswers } from './quick-answers'
import { TemplateDialog } from './template-dialog'
import { TemplateRow } from './template-row'

interface TemplatesPageProps {
  templates: MessageTemplatesWire
  answers: readonly QuickAnswerWire[]
}

/** What is sent by itself, in the order of a stay; what the box of messages offers; the Wi-Fi of each place. */
export function TemplatesPage({ templates: { data, listings }, answers }: TemplatesPageProps) {
  const t = useTranslations('templates')
  const [isAdding, setAdding] = useState(false)
  const isFull = data.length >= TEMPLATE_LIMITS.templates
  const inOrder = MESSAGE_MOMENT_NAMES.flatMap((moment) => data.filter((one) => one.moment === moment))
  return (
    <>
      <Card aria-labelledby="templates">
        <CardHead>
          <div>
            <h2 id="templates">{t('title')}</h2>
            <Quiet>{t('once')}</Quiet>
          </div>
          <Button disabled={isFull} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        </CardHead>
        {isFull ? <Quiet>{t('full')}</Quiet> : null}
        {inOrder.length > 0 ? (
          <Rows>
            {inOrder.map((one) => (
              <TemplateRow key={one._id} template={one} listings={listings} />
            ))}
          </Rows>
        ) : (
          <Quiet>{t('empty')}</Quiet>
        )}
      </Card>
      <QuickAnswers answers={answers} place={listings[0]} />
      <GuestNotes listings={listings} />
      {isAdding ? <TemplateDialog listings={listings} onClose={() => setAdding(false)} /> : null}
    </>
  )
}
