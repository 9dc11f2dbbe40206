'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextArea } from '@/components/forms/text-area'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Dialog } from '@/components/ui/dialog/dialog'
import { showToast } from '@/components/ui/toast/show-toast'
import { answerClaim } from '@/lib/api/money/deposits'
import { answerBody } from '@/lib/domain/deposit-claims/bodies'
import { MAX_REASON } from '@/lib/domain/reason'
import { useRouter } from '@/lib/i18n/navigation'

const Body = styled.div`
  display: grid; gap: var(--s-5);
`

const toBody = ({ text }: { text: string }) => ({ agrees: false, text: text.trim() })

/** The guest says why the claim is not right; an admin decides then. */
export function DisputeDialog({ bookingId, onClose }: { bookingId: string; onClose: () => void }) {
  const t = useTranslations('deposit.respond')
  const failureText = useFailureText()
  const router = useRouter()
  return (
    <Dialog open onOpenChange={onClose} title={t('disagreeTitle')} closeLabel={t('close')} startsInField>
      <Form
        label={t('disagreeTitle')}
        schema={answerBody}
        initialValues={{ text: '' }}
        toBody={toBody}
        onSubmit={async (values) => {
          await answerClaim(bookingId, toBody(values))
          showToast({ kind: 'success', text: t('disputed') })
          onClose()
          router.refresh()
        }}
        onFailure={(failure) => showToast({ kind: 'error', text: failureText(failure) })}
      >
        <Body>
          <TextArea name="text" label={t('text')} help={t('textHelp')} maxLength={MAX_REASON} />
          <SubmitButton>{t('send')}</SubmitButton>
        </Body>
      </Form>
    </Dialog>
  )
}
